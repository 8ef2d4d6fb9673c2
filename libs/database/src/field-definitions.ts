/**
 * The definitions of a document's fields, besides those that others define. mongoose does not store a field without a
 * definition; by `satisfies`, the compiler finds it.
 */
export type FieldDefinitions<Stored, ByOthers = unknown> = Record<Exclude<keyof Stored, keyof ByOthers>, unknown>;
