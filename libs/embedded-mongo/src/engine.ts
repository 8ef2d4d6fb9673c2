import { Cursors } from './cursors';
import { Snapshots } from './snapshots';
import { Catalog } from './storage/catalog';
import type { Storage } from './storage/storage';

/** The state that all connections of one server share. */
export class Engine {
  readonly catalog: Catalog;
  readonly cursors = new Cursors();
  readonly snapshots: Snapshots;

  constructor(readonly storage: Storage) {
    this.catalog = new Catalog(storage);
    this.snapshots = new Snapshots(storage);
  }
}
