/** An object that notes which of its fields, and of the objects in it, somebody reads. */
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
 * The paths of all fields that a validator does not know. Kubernetes' schemas allow any field, and so would let a
 * misspelt one pass; but a validator looks at every field that it knows something about, and at no other.
 */
export const unknownFields = (object: object, validate: (object: object) => void): string[] => {
  const read = new Map<object, Set<PropertyKey>>();
  validate(watched(object, read));
  return unread(object, read, '');
};
