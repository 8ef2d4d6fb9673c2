/** Makes one write of all that comes while the write before it is under way, as a disk has one flush for all of them. */
export class WritesTogether<Item> {
  private items: Item[] = [];
  private underWay: Promise<unknown> = Promise.resolve();
  private next: Promise<unknown> | undefined;

  constructor(private readonly write: (items: Item[]) => Promise<unknown>) {}

  /** Settles as the write does that holds the item, together with all that came with it. */
  async add(item: Item): Promise<void> {
    this.items.push(item);
    this.next ??= this.underWay.then(
      () => this.writeNext(),
      () => this.writeNext(),
    );
    await this.next;
  }

  private async writeNext(): Promise<void> {
    const { items } = this;
    this.underWay = this.next ?? this.underWay;
    this.items = [];
    this.next = undefined;
    await this.write(items);
  }
}
