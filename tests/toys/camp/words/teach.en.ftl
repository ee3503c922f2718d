about-wood = Wood: each post takes one.
about-post = Posts of the palisade: they keep the night out.

coach-work = Build while there is wood, or say you are ready.
coach-dawn = Choose what happens first.
