/** Passes requests to their listener, or holds them back. */
export class RequestGate {
  private held: (() => void)[] | undefined;

  pass(handle: () => void): void {
    if (this.held) this.held.push(handle);
    else handle();
  }

  hold(): void {
    this.held ??= [];
  }

  release(): void {
    const held = this.held ?? [];
    this.held = undefined;
    for (const handle of held) handle();
  }
}
