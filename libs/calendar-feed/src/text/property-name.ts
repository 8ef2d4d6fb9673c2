/** The name of the property on a content line: what is before its parameters and its value. */
export const propertyName = (line: string): string => (/^[^;:]+/.exec(line)?.[0] ?? '').toUpperCase();
