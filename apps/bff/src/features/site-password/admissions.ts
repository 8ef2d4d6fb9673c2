import { createHmac, randomBytes } from 'node:crypto';

/** As long as the other copies of what services say. */
const rememberedMs = 5_000;

/**
 * Which browsers have been let in with which password a moment ago, so that a page view need not be judged anew. Wrong passwords are
 * not remembered, for each of them has to be counted; nor is a right one remembered for anybody but the browser whose admission came
 * with it, or one who has used up their guesses could go on, and watch for the guess that is let in.
 */
export class Admissions {
  private readonly key = randomBytes(32);
  /** Oldest first. */
  private readonly until = new Map<string, number>();
  private generation = 0;

  /** @param now a clock that never goes back, in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  has(passwords: readonly string[], admission: string | undefined): boolean {
    const until = admission === undefined ? undefined : this.until.get(this.fingerprintOf(passwords, admission));
    return until !== undefined && this.now() < until;
  }

  /** Remembers what was sent once `verdict` has resolved, unless everything was to be forgotten meanwhile. */
  async rememberAfter(
    verdict: Promise<unknown>,
    passwords: readonly string[],
    admission: string | undefined,
  ): Promise<void> {
    const { generation } = this;
    const until = this.now() + rememberedMs;
    await verdict;
    if (admission === undefined || generation !== this.generation) return;
    this.forgetOld();
    this.until.set(this.fingerprintOf(passwords, admission), until);
  }

  forget(): void {
    this.generation += 1;
    this.until.clear();
  }

  private forgetOld(): void {
    for (const [fingerprint, until] of this.until) {
      if (this.now() < until) return;
      this.until.delete(fingerprint);
    }
  }

  private fingerprintOf(passwords: readonly string[], admission: string): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([admission, ...passwords]))
      .digest('base64');
  }
}
