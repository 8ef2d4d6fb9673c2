import { DomainError } from '@hearthstay/contracts';
import { overlappingSeasons, type Day } from '@hearthstay/stay';

/** @throws DomainError `SEASONS_OVERLAP` with the names of two seasons that share a day */
export const refuseOverlaps = (seasons: readonly { name: string; from: Day; to: Day }[]): void => {
  const overlap = overlappingSeasons(seasons);
  if (!overlap) return;
  const [{ name: first }, { name: second }] = overlap;
  throw new DomainError('SEASONS_OVERLAP', { params: { first, second } });
};
