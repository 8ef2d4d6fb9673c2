import type { Document } from 'bson';
import type { CollectionIndex } from '../indexes/collection-index';
import type { Collection, IndexScan } from '../storage/collection';
import { endOfValue } from '../storage/key-encoding';
import { after, rangeOf } from '../storage/keys';
import type { KeyRange } from '../storage/keys';
import { constraintsOf } from './constraints';
import type { Constraint } from './constraints';
import { implies } from './implication';
import { encodeOrdered } from './sort';
import type { Direction, KeyPattern } from './sort';

/** How the documents of a query are read: by `_id` keys without an index. */
export interface Plan extends IndexScan {
  index?: CollectionIndex;
  /** Whether the ranges leave out any keys. */
  narrowed: boolean;
  /** Whether the documents are read in the requested order. */
  sorted: boolean;
  /** The number of the fields of the index, from the first one on, whose values the filter lists. */
  equalities: number;
}

interface Candidate extends Plan {
  bounded: boolean;
}

/** With more ranges, seeking takes longer than it saves. */
const maxRanges = 1000;

/**
 * Chooses the most selective plan; between equals, one without sorting.
 *
 * @param isLimited whether the first documents are enough, which are read without the others where no sorting is needed
 */
export const planQuery = (
  collection: Collection,
  filter: Document,
  sort: KeyPattern,
  { isLimited = false } = {},
): Plan => {
  const constraints = constraintsOf(filter);
  const usable = collection.indexes.filter(({ stored }) => implies(filter, stored.spec.partialFilterExpression ?? {}));
  const candidates = [undefined, ...usable].map((index) => toCandidate(collection, constraints, sort, index));
  const worth = (candidate: Candidate) => worthOf(candidate, isLimited && sort.length > 0);
  return candidates.reduce((best, candidate) => (worth(candidate) > worth(best) ? candidate : best));
};

/** An `_id` selects at most one document, so it is preferred to any index. */
const worthOf = ({ index, equalities, bounded, sorted, narrowed }: Candidate, endsEarly: boolean): number =>
  (index === undefined && equalities > 0 ? 64 : 0) +
  equalities * 8 +
  (bounded ? 4 : 0) +
  (sorted ? 2 : 0) +
  (sorted && narrowed && endsEarly ? 8 : 0) +
  (index?.stored.spec.partialFilterExpression ? 1 : 0);

const toCandidate = (
  collection: Collection,
  constraints: Map<string, Constraint>,
  sort: KeyPattern,
  index?: CollectionIndex,
): Candidate => {
  const pattern: KeyPattern = index ? index.pattern : [['_id', 1]];
  let prefixes = [index ? index.prefix : collection.primaryPrefix];
  let equalities = 0;
  for (const [path, direction] of pattern) {
    const values = constraints.get(path)?.equals;
    if (!values || values.length * prefixes.length > maxRanges) break;
    const encoded = distinct(values.map((value) => encodeOrdered(value, direction)));
    prefixes = prefixes.flatMap((prefix) => encoded.map((bytes) => Buffer.concat([prefix, bytes])));
    equalities++;
  }
  const [path, direction] = pattern[equalities] ?? [];
  const constraint = (path !== undefined && constraints.get(path)) || {};
  const bounded = !constraint.equals && Boolean(constraint.lower ?? constraint.upper);
  const multikey = index?.stored.multikey === true;
  const ranges = bounded
    ? prefixes.map((prefix) => boundedRange(prefix, constraint, direction!, multikey))
    : prefixes.map(rangeOf);
  const inOrder = sort.length === 0 || (!multikey && ranges.length === 1);
  const order = inOrder ? orderFor(sort, pattern, equalities) : undefined;
  const narrowed = equalities > 0 || bounded;
  const accepts = bounded && index && !multikey ? boundsAfter(index, equalities + 1, constraints) : undefined;
  return { index, ranges, accepts, equalities, bounded, narrowed, reverse: order === -1, sorted: order !== undefined };
};

/** Two elements of an array may each satisfy one bound, so an index with arrays is searched by one bound only. */
const boundedRange = (prefix: Buffer, constraint: Constraint, direction: Direction, multikey: boolean): KeyRange => {
  const { lower, upper } = multikey && constraint.lower ? { lower: constraint.lower } : constraint;
  const [first, last] = direction === 1 ? [lower, upper] : [upper, lower];
  const key = (value: unknown): Buffer => Buffer.concat([prefix, encodeOrdered(value, direction)]);
  const type = (value: unknown): Buffer => key(value).subarray(0, prefix.length + 1);
  const firstKey = first && key(first.value);
  const lastKey = last && key(last.value);
  return {
    start: firstKey ? (first.inclusive ? firstKey : after(firstKey)) : type(last!.value),
    end: lastKey ? (last.inclusive ? after(lastKey) : lastKey) : after(type(first!.value)),
  };
};

/**
 * Tests the bounds of the field after the first ones, which the ranges of an index cannot contain: "ends after today,
 * and begins before Friday" reads the keys of all that end after today, but only the documents of those that begin
 * before Friday. Not for an index with arrays, of which two elements may each satisfy one bound.
 */
const boundsAfter = (
  { pattern, prefix }: CollectionIndex,
  fields: number,
  constraints: Map<string, Constraint>,
): IndexScan['accepts'] => {
  const [path, direction] = pattern[fields] ?? [];
  const constraint = path === undefined ? undefined : constraints.get(path);
  if (!constraint?.lower && !constraint?.upper) return undefined;
  const { start, end } = boundedRange(Buffer.alloc(0), constraint, direction!, false);
  return (key) => {
    let at: number | undefined = prefix.length;
    for (const [, each] of pattern.slice(0, fields)) at = at && endOfValue(key, at, each === -1);
    if (at === undefined) return true;
    const rest = key.subarray(at);
    return Buffer.compare(rest, start) >= 0 && Buffer.compare(rest, end) < 0;
  };
};

/** The direction in which the index has the requested order; undefined if it has not. */
const orderFor = (sort: KeyPattern, pattern: KeyPattern, equalities: number): Direction | undefined => {
  const fixed = new Set(pattern.slice(0, equalities).map(([path]) => path));
  const wanted = sort.filter(([path]) => !fixed.has(path));
  const given = pattern.slice(equalities);
  for (const reading of [1, -1] as const) {
    if (wanted.every(([path, direction], at) => given[at]?.[0] === path && given[at][1] * reading === direction)) {
      return reading;
    }
  }
  return undefined;
};

const distinct = (keys: Buffer[]): Buffer[] => [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
