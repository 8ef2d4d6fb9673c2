/** A proxy that records which fields of an object, and of the objects in it, are read. */
const watched = (object: object, read: Map<object, Set<PropertyKey>>): object => {
  const fields = read.get(object) ?? new Set();
  read.set(object, fields);
  return new Proxy(object, {
    get: (target, field) => {
      fields.add(field);
      const value: unknown = Reflect.get(target, field);
      return typeof value === 'object' && value !== null ? watched(value, read) : value;
    },
  });
};

const unread = (object: object, read: Map<object, Set<PropertyKey>>, path: string): string[] =>
  Object.entries(object).flatMap(([field, value]: [string, unknown]) => {
    const here = `${path}/${field}`;
    if (!read.get(object)?.has(field)) return [here];
    return typeof value === 'object' && value !== null ? unread(value, read, here) : [];
  });

/**
 * The paths of all fields that are not in the schema of a validator. Kubernetes' schemas allow additional fields, so
 * they would accept a misspelt one. A validator reads exactly the fields in its schema.
 */
export const unknownFields = (object: object, validate: (object: object) => void): string[] => {
  const read = new Map<object, Set<PropertyKey>>();
  validate(watched(object, read));
  return unread(object, read, '');
};
