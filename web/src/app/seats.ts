/** Seats have a colour and a shape together (look.md §3). */
export const SEATS = [
  { colour: '#f2b63c', shape: 'circle' },
  { colour: '#a9d3f7', shape: 'diamond' },
  { colour: '#3fe0ad', shape: 'triangle' },
  { colour: '#f2605c', shape: 'square' },
  { colour: '#a678e6', shape: 'hexagon' },
] as const;

export function seatLook(seat: number): (typeof SEATS)[number] {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length]!;
}
