/**
 * Express's compiled `trust proxy` setting: whether the proxy at this address, this number of hops away, is trusted.
 */
export type TrustsProxy = (address: string, hop: number) => boolean;
