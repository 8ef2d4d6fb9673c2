/** Limits of what people type, in characters (specification, sections 5 and 9; the upper bound of a name is ours). */
export const fieldLimits = {
  nameMin: 2,
  nameMax: 100,
  messageMax: 500,
  cancellationReasonMax: 500,
  propertyNameMax: 100,
  appPasswordMax: 100,
} as const;
