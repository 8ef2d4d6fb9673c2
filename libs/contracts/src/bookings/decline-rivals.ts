import { z } from 'zod';
import type { FieldRule } from '../values/field-rules';
import { idSchema } from '../values/id';

/** Whether the pending requests that lose their days to an approval are declined as well. */
export const declineRivalsSchema = z.boolean({ error: 'WRONG_TYPE' }).optional();

/** The ids of the requests that were shown as those which are declined: no other is. All are, if they are absent. */
export const shownRivalsSchema = z.array(idSchema, { error: 'WRONG_TYPE' }).optional();

/** Only an approval takes days from others. */
export const onlyWithApproval = <Decision extends { declineRivals?: boolean | undefined }>(
  isApproval: (decision: Decision) => boolean,
): FieldRule<Decision> => [
  (decision) => decision.declineRivals !== true || isApproval(decision),
  { path: ['declineRivals'], error: 'ONLY_WITH_APPROVAL' },
];

/**
 * The number of requests that are declined with an approval, as soon as it can no longer be undone; absent without any.
 */
export const decliningRivalsSchema = z.int().positive().optional();
