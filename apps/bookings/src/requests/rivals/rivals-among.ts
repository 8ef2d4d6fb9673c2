import {
  heldRange,
  isPast,
  rangeOf,
  rangesIntersect,
  waitsForOwner,
  type Day,
  type RequestStay,
  type StayUnit,
} from '@hearthstay/stay';

type IdentifiedStay = RequestStay & { id: string };
type WaitingStay = IdentifiedStay & Parameters<typeof waitsForOwner>[0];

/**
 * The requests that wait for the owner and cannot be approved beside a stay: they need a day, or a night, of it.
 */
export const rivalsAmong = <Other extends WaitingStay>(
  others: readonly Other[],
  stay: IdentifiedStay,
  { unit, today }: { unit: StayUnit; today: Day },
): Other[] => {
  const held = heldRange(rangeOf(stay), unit);
  return others.filter(
    (other) =>
      other.id !== stay.id &&
      waitsForOwner(other, today) &&
      !isPast(other, today) &&
      rangesIntersect(heldRange(rangeOf(other), unit), held),
  );
};
