/** Environment variables. */
export type Source = Record<string, string | undefined>;

/** An environment variable with which the program does not start. */
export interface Wrong {
  name: string;
  /** What follows the name in a sentence. It contains no value, because some values are secrets. */
  reason: string;
}
