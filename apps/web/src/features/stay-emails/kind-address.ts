import { stayEmailKinds, type StayEmailKind } from '@hearthstay/contracts';
import { addressOfTab, sectionParam } from '@hearthstay/contracts/page-paths';
import { useSearchParams } from 'react-router-dom';

const kindParam = 'kind';

/** Where an e-mail of a stay is written; without a kind, where one is chosen. */
export const addressOfKind = (kind?: StayEmailKind) =>
  addressOfTab('settings', { [sectionParam]: 'emails', ...(kind && { [kindParam]: kind }) });

/** The kind in the address, if there is one. */
export const useChosenKind = (): StayEmailKind | undefined => {
  const chosen = useSearchParams()[0].get(kindParam);
  return stayEmailKinds.find((kind) => kind === chosen);
};
