/** A promise that the test settles: what waits for it goes on when the test says so. */
export class Latch {
  open!: () => void;
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}
