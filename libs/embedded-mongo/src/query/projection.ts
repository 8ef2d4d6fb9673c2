import type { Document } from 'bson';
import { CommandError } from '../errors';
import { isDocument } from '../values';

type Projection = (document: Document) => Document;
/** The named fields; `true` for a whole one. */
type Fields = Map<string, Fields | true>;

/** Reads `{name: 1, _id: 0}` or `{secret: 0}`. @throws CommandError for computed fields and operators. */
export const compileProjection = (projection: Document): Projection => {
  const entries = Object.entries(projection);
  if (entries.length === 0) return (document) => document;
  for (const [path, value] of entries) {
    if (value !== 0 && value !== 1 && typeof value !== 'boolean') {
      throw new CommandError('BadValue', `The projection of '${path}' must be 0 or 1; others are not supported`);
    }
  }
  const others = entries.filter(([path]) => path !== '_id');
  const isInclusion = Boolean((others[0] ?? entries[0]!)[1]);
  if (others.some(([, value]) => Boolean(value) !== isInclusion)) {
    throw new CommandError('BadValue', 'A projection cannot include some fields and exclude others');
  }
  const named = others.map(([path]) => path);
  const keepsId = '_id' in projection ? Boolean(projection._id) : true;
  if (keepsId === isInclusion) named.push('_id');
  const fields = toFields(named);
  return (document) => (isInclusion ? include(document, fields) : exclude(document, fields)) as Document;
};

const toFields = (paths: string[]): Fields => {
  const root: Fields = new Map();
  for (const path of paths) {
    const steps = path.split('.');
    let fields = root;
    for (const step of steps.slice(0, -1)) {
      const nested = fields.get(step);
      const next = nested === undefined || nested === true ? (new Map() as Fields) : nested;
      fields.set(step, next);
      fields = next;
    }
    fields.set(steps.at(-1)!, true);
  }
  return root;
};

const include = (value: unknown, fields: Fields): unknown => {
  if (Array.isArray(value))
    return value.map((element) => include(element, fields)).filter((kept) => kept !== undefined);
  if (!isDocument(value)) return undefined;
  return mapFields(value, (name, nested) => {
    const kept = fields.get(name);
    return kept instanceof Map ? include(nested, kept) : kept && nested;
  });
};

const exclude = (value: unknown, fields: Fields): unknown => {
  if (Array.isArray(value)) return value.map((element) => exclude(element, fields));
  if (!isDocument(value)) return value;
  return mapFields(value, (name, nested) => {
    const dropped = fields.get(name);
    return dropped instanceof Map ? exclude(nested, dropped) : dropped ? undefined : nested;
  });
};

const mapFields = (document: Document, map: (name: string, value: unknown) => unknown): Document => {
  const entries: [string, unknown][] = [];
  for (const name of Object.keys(document)) {
    const value = map(name, document[name]);
    if (value !== undefined) entries.push([name, value]);
  }
  return Object.fromEntries(entries);
};
