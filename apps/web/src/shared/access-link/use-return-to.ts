import { isPanelPath } from '@hearthstay/contracts/panel-path';
import { useSearchParams } from 'react-router-dom';

/** The address in the panel that an owner has opened before signing in; never another site. */
export const useReturnTo = (): string | undefined => {
  const [params] = useSearchParams();
  const asked = params.get('to') ?? '';
  return isPanelPath(asked) ? asked : undefined;
};
