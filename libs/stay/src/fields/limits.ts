/**
 * Limits of what people type, in characters, days or pieces (specification, sections 5 and 9, and behaviour: Smaller
 * decisions; the upper bounds of names, reasons and notes are ours).
 */
export const fieldLimits = {
  /** Of characters that somebody can see. */
  nameMin: 2,
  nameMax: 100,
  messageMax: 500,
  cancellationReasonMax: 500,
  propertyNameMax: 100,
  appPasswordMax: 100,
  notesMax: 500,
  maxAdvanceBookingDaysMax: 365,
  maxConsecutiveBookingsMax: 30,
  blockedDaysMax: 366,
} as const;
