import { isPanelPath } from '@hearthstay/contracts/panel-path';
import { useSearchParams } from 'react-router-dom';

/** The address in the panel to which an owner was on the way before signing in; never another site. */
export const useWayOn = (): string | undefined => {
  const [params] = useSearchParams();
  const asked = params.get('to') ?? '';
  return isPanelPath(asked) ? asked : undefined;
};
