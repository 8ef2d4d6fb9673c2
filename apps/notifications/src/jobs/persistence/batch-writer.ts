import { setTimeout as pause } from 'node:timers/promises';

/**
 * While one write follows another, so much time lies between their beginnings: what a write costs beside its items is
 * paid less often. What is not written when a process is killed is done once more by the next, so it must stay short.
 */
const pauseMs = 40;

/**
 * Makes one write of all that comes while the write before it is under way, as a disk has one flush for all of them.
 */
export class BatchWriter<Item> {
  private items: Item[] = [];
  private mayBegin: Promise<unknown> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly write: (items: Item[]) => Promise<unknown>) {}

  /** Settles as the write does that holds the item, together with all that came with it. */
  async add(item: Item): Promise<void> {
    this.items.push(item);
    this.next ??= this.mayBegin.then(() => this.writeNext());
    await this.next;
  }

  private async writeNext(): Promise<void> {
    const { items } = this;
    this.items = [];
    this.next = undefined;
    const written = this.write(items);
    this.mayBegin = Promise.allSettled([written, pause(pauseMs)]);
    await written;
  }
}
