import type { Env } from '@hearthstay/runtime';
import proxyAddr from 'proxy-addr';

/** Whether the proxy at this address, this number of hops away, is trusted. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** Compiles `TRUST_PROXY` to the function form of Express's `trust proxy`, for use without Express as well. */
export const trustsProxy = (setting: Env['TRUST_PROXY']): TrustsProxy => {
  if (typeof setting === 'boolean') return () => setting;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return proxyAddr.compile(setting.split(',').map((part) => part.trim()));
};
