about-goods = What this stall has to pay with.
about-gem = A gem: pays for wares.
about-tool = A tool: pays for wares.
about-any = Any of them.
about-gold = Gold stands for anything.
about-coin = Tokens to be cashed at any moment.
about-vp = A ware: the most win.
about-card = Cards to outdo a buyer with.

coach-trade = Buy what you can pay for, or wait for better goods.
coach-outdo = You may take the ware before the buyer does.
coach-pay = Give up what you need least.
coach-cash = A token can be cashed at any moment.
