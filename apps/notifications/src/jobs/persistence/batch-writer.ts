import { setTimeout as pause } from 'node:timers/promises';

/**
 * The least time between the starts of two writes, so that a burst makes few writes. It must stay short: e-mails that
 * are sent and not marked when a process is killed are sent again.
 */
const pauseMs = 40;

/** Collects the items that come while a write is under way, and writes them together afterwards. */
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
