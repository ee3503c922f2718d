"""A scene drawn with Rich: panels for areas, columns of cards, coins, tracks, maps with walls."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from wyrmtable.core.maps import KEY
from wyrmtable.core.scene import (
    AnyElement,
    Area,
    Board,
    Card,
    Counter,
    Die,
    Note,
    Option,
    Overlay,
    Piece,
    Pip,
    Seat,
    Sheet,
    Tile,
    Track,
    Zone,
)
from wyrmtable.core.scenes import parent_of
from wyrmtable.core.speak import Speaker, grouped
from wyrmtable.terminal.palette import Palette

_KEY = Style(bold=True, color="#c9f266")
"""Keys of legal answers are lit in the same colour as in the browser."""
_DIM = Style(dim=True)


class Chips:
    """Small texts side by side, broken between them and never within one."""

    def __init__(self, chips: list[Text]) -> None:
        self.chips = chips

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for chip in self.chips:
            if line and line.cell_len + 2 + chip.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text("  ").join([line, chip]) if line else chip.copy()
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [chip.cell_len for chip in self.chips] or [1]
        return Measurement(max(widths), sum(widths) + 2 * len(widths) - 2).with_maximum(options.max_width)


class Painter:
    """Draws one viewer's table."""

    def __init__(self, speaker: Speaker, palette: Palette, width: int, *, unfolded: bool = False) -> None:
        self.speaker = speaker
        self.say = speaker.say
        self.palette = palette
        self.width = width
        self.unfolded = unfolded

    # ---- small things

    def chip(self, element: AnyElement) -> Text:
        """A thing in a few words on its colour, with its key if it is a legal answer."""
        key = self.speaker.numbers.get(element.id)
        text = Text()
        if key:
            text.append(f"{key}) ", _KEY)
        if element.owner is not None and not self._on_own_mat(element):
            text.append(f"{self.palette.shape(element.owner)} ", self.palette.seat(element.owner))
        words = self.speaker.small(element)
        style = self._style(element)
        if isinstance(element, Piece) and element.shape == "coin" and element.value:
            words = f"({element.value})" if not element.down else f"({element.value})↓"
        elif isinstance(element, Card) and not element.face:
            words = f"▒ {words}"
        elif isinstance(element, Die):
            words = f"[{words}]"
        text.append(f" {words} " if style.bgcolor else words, style)
        return text

    def _style(self, element: AnyElement) -> Style:
        tone = element.tone
        if not tone and isinstance(element, Card) and element.face in self.speaker.faces:
            tone = self.speaker.faces[element.face].tone
        style = self.palette.tone(tone) if tone else None
        if style is None:
            style = self.palette.seat(element.owner) if element.owner is not None else Style()
        return style + _DIM if isinstance(element, Card) and element.tapped else style

    def _on_own_mat(self, element: AnyElement) -> bool:
        """Whether the place already says whose it is."""
        holder = self.speaker.elements.get(parent_of(element.at))
        if holder is None:
            return False
        return holder.owner == element.owner or self._on_own_mat(replace(element, at=holder.at))

    def _chips(self, things: list[AnyElement]) -> Chips:
        return Chips([self.chip(thing) for thing in things] or [Text(self.say.word("empty"), _DIM)])

    def _pips(self, pips: tuple[Pip, ...]) -> Text:
        return Text(", ").join(Text(self.say.pip(pip), self.palette.ink(pip.tone)) for pip in pips)

    # ---- zones

    def _heading(self, zone: Zone, between: str = " ") -> Text:
        heading = Text(self.speaker.name(zone), "bold")
        heading.stylize(self.palette.ink(zone.tone))
        key = self.speaker.numbers.get(zone.id)
        if key:
            heading = Text.assemble((f"{key}) ", _KEY), heading)
        inside = self.speaker.inside.get(zone.id, [])
        if zone.cap is not None:
            heading.append(f" {len(inside) if zone.count is None else zone.count}/{zone.cap}", _DIM)
        if zone.marks:
            heading.append_text(Text.assemble(between, self._pips(zone.marks)))
        return heading

    def _contents(self, zone: Zone) -> RenderableType:
        things = self._things(zone)
        if zone.lay == "slots" and zone.slots:
            parts = []
            for slot in zone.slots:
                here = [thing for thing in things if thing.at == f"{zone.id}#{slot.name}"]
                label = self.say(slot.label) if slot.label else slot.name
                lying = Text(" ").join(map(self.chip, here)) if here else Text("–", _DIM)
                parts.append(Text.assemble((f"{label}: ", _DIM), lying))
            return Chips(parts)
        if zone.count is not None and not things:
            return Text(f"▤ {zone.count}" if zone.count else "▢ 0")
        legal = any(thing.id in self.speaker.numbers for thing in things)
        if zone.role in ("discard", "removed") and len(things) > 3 and not legal and not self.unfolded:
            return Text.assemble(f"▤ {len(things)}  ", self.chip(things[-1]))
        if zone.role == "stock":
            counted = grouped(map(self.speaker.numbered, things))
            return Chips([Text(f"{n} × {text}" if n > 1 else text) for text, n in counted])
        return self._chips(things)

    def _things(self, zone: Zone) -> list[AnyElement]:
        return [e for e in self.speaker.inside.get(zone.id, ()) if not isinstance(e, Zone | Board | Area | Overlay)]

    def _columns(self, zones: list[Zone]) -> Table:
        """Card columns side by side, as they lie on a mat."""
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1 if self.width >= 100 else 0), show_edge=False, pad_edge=False)
        for zone in zones:
            table.add_column(self._heading(zone, "\n"), vertical="top", overflow="fold")
        table.add_row(*(Text("\n").join(map(self.chip, self._things(zone))) for zone in zones))
        return table

    def _folded(self, element: AnyElement) -> Text | None:
        """One line for reference and stock, unless an answer points into it or everything is to be seen."""
        stock = isinstance(element, Area) and element.role in ("supply", "aside")
        if self.unfolded or not (stock or (element.weight == 0 and isinstance(element, Area | Zone))):
            return None
        inside = list(self._below(element.id))
        if any(thing.id in self.speaker.numbers for thing in inside):
            return None
        count = element.count if isinstance(element, Zone) and element.count is not None else None
        if count is None:
            count = sum(not isinstance(thing, Zone | Area) for thing in inside)
        return Text(f"▸ {self.speaker.name(element)} ({count})", _DIM)

    def _below(self, parent: str) -> Iterator[AnyElement]:
        for element in self.speaker.inside.get(parent, ()):
            yield element
            yield from self._below(element.id)

    # ---- elements

    def _inside(self, parent: str) -> list[RenderableType]:
        """Everything in an area: zones as rows, card columns side by side, the rest in order."""
        drawn: list[RenderableType] = []
        rows: Table | None = None
        columns: list[Zone] = []
        children = self.speaker.inside.get(parent, [])
        for element in children:
            if isinstance(element, Zone) and element.lay == "column" and element.role == "column":
                columns.append(element)
                if len(columns) == sum(isinstance(e, Zone) and e.role == "column" for e in children):
                    drawn.append(self._columns(columns))
                continue
            folded = self._folded(element)
            if folded is not None:
                drawn.append(folded)
                continue
            if isinstance(element, Zone):
                if rows is None:
                    rows = _rows()
                    drawn.append(rows)
                rows.add_row(self._heading(element), self._contents(element))
                for inner in self.speaker.inside.get(element.id, ()):
                    if isinstance(inner, Zone):
                        rows.add_row(Text("  ") + self._heading(inner), self._contents(inner))
                continue
            rows = None
            facts = drawn[-1] if drawn else None
            if isinstance(element, Counter | Piece) and isinstance(facts, Chips):
                facts.chips.append(self._fact(element))
            elif isinstance(element, Counter | Piece):
                drawn.append(Chips([self._fact(element)]))
            else:
                drawn += self.element(element)
        return drawn

    def _fact(self, element: Counter | Piece) -> Text:
        return self.counter(element) if isinstance(element, Counter) else self.chip(element)

    def element(self, element: AnyElement) -> Iterator[RenderableType]:
        """Any element with everything in it."""
        if isinstance(element, Area):
            yield self.area(element)
        elif isinstance(element, Zone):
            rows = _rows()
            rows.add_row(self._heading(element), self._contents(element))
            yield rows
        elif isinstance(element, Board):
            yield from self.board(element)
        elif isinstance(element, Track):
            yield self.track(element)
        elif isinstance(element, Sheet):
            yield self.sheet(element)
        elif isinstance(element, Counter):
            yield self.counter(element)
        elif isinstance(element, Note):
            style = "bold #f2a65a" if element.role == "alarm" else "italic"
            yield Text(f"{'!' if element.role == 'alarm' else '»'} {self.speaker.note(element)}", style)
        elif isinstance(element, Overlay):
            if element.label is not None:
                yield Text(self.say(element.label), _DIM)
        else:
            yield self.chip(element)

    def area(self, area: Area) -> RenderableType:
        inside = self._inside(area.id)
        if area.role == "stage":
            return Panel(Group(*inside), title=self.speaker.name(area), border_style=self.palette.accent, box=box.HEAVY)
        return Panel(
            Group(*inside),
            title=Text(self.speaker.name(area)),
            title_align="left",
            border_style=self.palette.line,
            box=box.ROUNDED,
        )

    def board(self, board: Board) -> Iterator[RenderableType]:
        if board.label:
            yield Text(self.speaker.name(board), "bold")
        for row in self.speaker.draw_board(board, self.width - 6):
            text = Text()
            for ink in row:
                element = self.speaker.elements.get(ink.id)
                style = self._style(element) if element else _DIM if ink.sign in "+─│╌┊" else Style()
                if ink.id == KEY:
                    style = _KEY
                if element is not None and not isinstance(element, Tile):
                    style += Style(bold=True)
                text.append(ink.sign, style)
            yield text
        legend = self.speaker.board_legend(board)
        if legend:
            yield Text(legend, _DIM)

    def track(self, track: Track) -> Text:
        """Steps in a row with the seats' shapes on them, then in words."""
        places: dict[str, list[AnyElement]] = {}
        for marker in self.speaker.inside.get(track.id, ()):
            places.setdefault(marker.at.partition("#")[2], []).append(marker)
        text = Text()
        if len(track.steps) <= 40:
            for i, step in enumerate(track.steps):
                if step.gate:
                    text.append("│", _DIM)
                markers = places.get(str(track.first + i), [])
                for marker in markers:
                    owned = marker.owner is not None
                    shape = self.palette.shape(marker.owner) if marker.owner is not None else "●"
                    text.append(shape, self._style(marker) if owned or marker.tone else self.palette.accent)
                if not markers:
                    text.append("○" if step.gain else "·", self.palette.ink(step.tone) or _DIM)
            text.append(" ")
        return text.append(self.speaker.track(track))

    def counter(self, counter: Counter) -> Text:
        text = Text(self.speaker.counter(counter))
        warned = counter.warn is not None and (
            counter.value <= counter.warn if counter.warn >= 0 else counter.value >= -counter.warn
        )
        if warned:
            text.stylize("bold #f2a65a")
        if counter.form != "number" and counter.most and counter.most <= 20:
            full, hollow = {"hearts": ("♥", "♡"), "bar": ("█", "░")}.get(counter.form, ("●", "○"))
            text.append(f" {full * counter.value}{hollow * (counter.most - counter.value)}", self._style(counter))
        return text

    def sheet(self, sheet: Sheet) -> Table:
        title = self.say(sheet.label) if sheet.label else None
        table = Table(title=title, box=box.SIMPLE_HEAVY, title_style="bold")
        table.add_column("")
        for head in sheet.heads:
            table.add_column(self.say(head), justify="right")
        for row in sheet.rows:
            cells = []
            for i, cell in enumerate(row.cells):
                shown = "" if cell is None else str(cell) if isinstance(cell, int) else self.say(cell)
                why = row.why[i] if i < len(row.why) else None
                cells.append(Text.assemble(shown, (f"\n{self.say(why)}", _DIM) if why else ""))
            if row.total:
                table.add_section()
            table.add_row(self.say(row.label), *cells, style="bold" if row.total else "")
        return table

    # ---- the whole table

    def strip(self, seat: Seat) -> Text:
        """A player folded to one line."""
        text = Text(f"{self.palette.shape(seat.seat)} ", self.palette.seat(seat.seat))
        text.append(self.speaker.seat(seat))
        text.stylize(Style(bold=True) + self.palette.seat(seat.seat), 0, 2 + len(self.speaker.row(seat.seat)))
        if seat.seat in self.speaker.scene.turn:
            text.append(" ◀", self.palette.accent)
        return text

    def mat(self, seat: Seat, mats: list[Area]) -> Panel:
        """A player's mat in full."""
        inside = [drawn for mat in mats for drawn in self._inside(mat.id)]
        return Panel(
            Group(*inside) if inside else Text(self.say.word("empty"), _DIM),
            title=self.strip(seat),
            title_align="left",
            border_style=self.palette.seat(seat.seat),
            box=box.ROUNDED,
        )

    def table(self) -> Iterator[RenderableType]:
        """Stage, common areas, the others, the viewer's own mat nearest to the question, notes."""
        roots = self.speaker.inside.get("", [])
        mats: dict[int | None, list[Area]] = {}
        notes: list[Note] = []
        stages: list[Area] = []
        common: list[AnyElement] = []
        for root in roots:
            if isinstance(root, Area) and root.role == "mat":
                mats.setdefault(root.owner, []).append(root)
            elif isinstance(root, Area) and root.role == "stage":
                stages.append(root)
            elif isinstance(root, Note):
                notes.append(root)
            elif not (isinstance(root, Sheet) and root.role == "score"):
                common.append(root)
        folded: list[Text] = []
        for element in common:
            line = self._folded(element)
            if line is None:
                yield from self.element(element)
            else:
                folded.append(line)
        if folded:
            yield Chips(folded)
        for stage in stages:
            yield from self.element(stage)
        for note in notes:
            yield from self.element(note)
        own = None
        for seat in self.speaker.scene.seats:
            if seat.seat == self.speaker.viewer:
                own = seat
            elif self.unfolded:
                yield self.mat(seat, mats.get(seat.seat, []))
            else:
                yield self.strip(seat)
        if own is not None:
            yield self.mat(own, mats.get(own.seat, []))

    def options(self) -> RenderableType:
        """The legal answers with their keys and sure consequences."""
        ask = self.speaker.ask
        assert ask is not None
        labels = [self.speaker.option(option) for option in ask.options]
        lines = []
        for key, option, label in zip(self.speaker.keys, ask.options, labels, strict=True):
            line = Text.assemble((f"{key:>3}", _KEY), " ", label)
            if labels.count(label) > 1 and (where := self.speaker.where(option)) != label:
                line.append(f" {where}", _DIM)
            gives = self.speaker.gives(option)
            if gives:
                line.append(f"  {', '.join(gives)}", self.palette.accent)
            verb = ask.verbs.get(option.path[-1][1:]) if option.path and option.path[-1].startswith("!") else None
            if verb and verb.cost:
                line.append(f"  {self.speaker.pips(verb.cost)}", _DIM)
            if len(ask.options) <= 8:
                line.append(self._rule_text(option), _DIM)
            lines.append(line)
        return Columns(lines, column_first=True, padding=(0, 3)) if len(lines) > 8 else Group(*lines)

    def _rule_text(self, option: Option) -> str:
        """What is printed on the one card an answer points at."""
        cards = [e for step in option.path if isinstance(e := self.speaker.elements.get(step), Card)]
        face = self.speaker.faces.get(cards[0].face) if len(cards) == 1 else None
        return f"  {self.say(face.text)}" if face and face.text else ""


def _rows() -> Table:
    """Headings on the left, what lies there on the right."""
    rows = Table.grid(padding=(0, 2))
    rows.add_column(no_wrap=True)
    rows.add_column()
    return rows
