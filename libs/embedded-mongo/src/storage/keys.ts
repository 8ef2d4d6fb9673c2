export interface KeyRange {
  /** First key, included. */
  start: Buffer;
  /** End key, excluded. */
  end: Buffer;
}

const kind = { catalog: 0, record: 1, index: 2, probe: 3 } as const;

const prefixed = (keyKind: number, id: number): Buffer => {
  const prefix = Buffer.alloc(5);
  prefix[0] = keyKind;
  prefix.writeUInt32BE(id, 1);
  return prefix;
};

/** The key of the latest number that was assigned to a collection or an index. */
export const counterKey = Buffer.from([kind.catalog]);
/** A key that is written and removed again, to find out whether the disk accepts writes. */
export const probeKey = Buffer.from([kind.probe]);
export const catalogKey = (namespace: string): Buffer =>
  Buffer.concat([Buffer.from([kind.catalog]), Buffer.from(namespace)]);
export const recordPrefix = (collectionId: number): Buffer => prefixed(kind.record, collectionId);
export const indexPrefix = (indexId: number): Buffer => prefixed(kind.index, indexId);

/** All keys that start with `prefix`. */
export const rangeOf = (prefix: Buffer): KeyRange => ({ start: prefix, end: after(prefix) });

/** The first key after all that start with `prefix`. */
export const after = (prefix: Buffer): Buffer => {
  const end = Buffer.from(prefix);
  let at = end.length - 1;
  while (end[at] === 0xff) at--;
  end[at]!++;
  return end.subarray(0, at + 1);
};
