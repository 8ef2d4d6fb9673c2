import { setTimeout as pause } from 'node:timers/promises';

/**
 * The minimum interval between the starts of two writes, which merges a burst into few writes. It must be short:
 * e-mails that are sent and not marked when a process is killed are sent again.
 */
const pauseMs = 40;

/** Collects the items that arrive during a write and writes them in one batch afterwards. */
export class BatchWriter<Item> {
  private items: Item[] = [];
  private mayBegin: Promise<unknown> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly write: (items: Item[]) => Promise<unknown>) {}

  /** Settles as the write of the batch with the item. */
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
