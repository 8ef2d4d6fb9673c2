import { createHash } from 'node:crypto';
import type { Document } from 'bson';
import { EJSON } from 'bson';

/** The fields that show whether two collections have the same content. */
export interface Summary {
  documents: number;
  sha256: string;
}

/**
 * Summarises a collection whose documents come in the order of `_id`. Relaxed Extended JSON writes numbers without
 * their types, because the embedded database does not distinguish the integer 5 from the double 5, and comparisons in
 * MongoDB do not either.
 */
export class Contents {
  private documents = 0;
  private readonly hash = createHash('sha256');

  add(document: Document): void {
    this.documents++;
    this.hash.update(EJSON.stringify(document)).update('\n');
  }

  summary(): Summary {
    return { documents: this.documents, sha256: this.hash.copy().digest('hex') };
  }
}
