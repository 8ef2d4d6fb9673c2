import {
  heldRange,
  isMadeByOffer,
  isPast,
  rangeOf,
  rangesIntersect,
  type Day,
  type RequestStay,
  type StayUnit,
} from '@hearthstay/stay';

type IdentifiedStay = RequestStay & { id: string; source?: 'owner' | undefined };

/**
 * The pending requests that cannot be approved beside a stay, because they need a day, or a night, of it. A request
 * that was made with an offer is none: nobody has asked for its days.
 */
export const rivalsAmong = <Other extends IdentifiedStay>(
  others: readonly Other[],
  stay: IdentifiedStay,
  { unit, today }: { unit: StayUnit; today: Day },
): Other[] => {
  const held = heldRange(rangeOf(stay), unit);
  return others.filter(
    (other) =>
      other.id !== stay.id &&
      other.status === 'pending' &&
      !isMadeByOffer(other) &&
      !isPast(other, today) &&
      rangesIntersect(heldRange(rangeOf(other), unit), held),
  );
};
