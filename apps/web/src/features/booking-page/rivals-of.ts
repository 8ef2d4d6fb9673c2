import { waitsForOwner, type Day } from '@hearthstay/stay';
import type { RequestRow } from '@web/panel/requests/request-rows';

/** The requests that lose their days to the approval of a row; none if it cannot be approved. */
export const rivalsOf = ({ overlaps, hasConflict }: RequestRow, today: Day) =>
  hasConflict ? [] : overlaps.filter((other) => waitsForOwner(other, today));
