import { Cursors } from './cursors';
import { Catalog } from './storage/catalog';
import type { Storage } from './storage/storage';

/** What all connections of one server share. */
export class Engine {
  readonly catalog: Catalog;
  readonly cursors = new Cursors();

  constructor(readonly storage: Storage) {
    this.catalog = new Catalog(storage);
  }
}
