/** How far one has come in the lessons of each game; kept in this browser. */
import type { LessonTold } from '../wire';

/** A place in a lesson to go back to. */
export type Spot = Pick<LessonTold, 'made' | 'step'>;

interface Kept {
  taken: string[];
  /** Lessons begun, with where each step so far began. */
  begun: Record<string, Spot[]>;
}

const KEY = 'wyrmtable.lessons';
const NOTHING: Kept = { taken: [], begun: {} };

function read(): Record<string, Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept> | null) ?? {};
  } catch {
    return {};
  }
}

class Progress {
  private kept: Record<string, Kept> = $state.raw(read());

  private of(game: string): Kept {
    return { ...NOTHING, ...this.kept[game] };
  }

  taken(game: string, lesson: string): boolean {
    return this.of(game).taken.includes(lesson);
  }

  spots(game: string, lesson: string): Spot[] {
    return this.of(game).begun[lesson] ?? [];
  }

  /** Remember where each step so far began; a lesson that is over begins anew the next time. */
  keep(game: string, lesson: string, spots: readonly Spot[], over: boolean): void {
    const known = this.of(game);
    const taken = over && !known.taken.includes(lesson) ? [...known.taken, lesson] : known.taken;
    const { [lesson]: _, ...others } = known.begun;
    this.kept = { ...this.kept, [game]: { taken, begun: over ? others : { ...others, [lesson]: [...spots] } } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Private windows forget: the lesson goes on all the same.
    }
  }
}

export const progress = new Progress();
