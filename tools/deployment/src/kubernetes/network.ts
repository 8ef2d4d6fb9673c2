import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { parse, parseCIDR } from 'ipaddr.js';
import type { Party } from './parties';
import { selects, type Selector } from './resources';

type Rules = { from?: Peer[]; to?: Peer[]; ports?: { port?: string | number }[] }[];

interface Peer {
  ipBlock?: { cidr: string; except?: string[] };
  podSelector?: Selector;
  namespaceSelector?: Selector;
}

/** Pods have addresses of a private network. */
const podAddress = '10.42.0.7';

const namespaceLabels = ({ namespace = 'own' }: Party) => ({ 'kubernetes.io/metadata.name': namespace });

const isWithin = (address: string, cidr: string): boolean => {
  const parsed = parse(address);
  const [network, bits] = parseCIDR(cidr);
  return parsed.kind() === network.kind() && parsed.match(network, bits);
};

const isPeer = ({ ipBlock, podSelector, namespaceSelector }: Peer, party: Party): boolean => {
  if (ipBlock) {
    const { address = podAddress } = party;
    return isWithin(address, ipBlock.cidr) && !ipBlock.except?.some((cidr) => isWithin(address, cidr));
  }
  if (!party.labels) return false;
  const isInNamespace = namespaceSelector ? selects(namespaceSelector, namespaceLabels(party)) : !party.namespace;
  return isInNamespace && (!podSelector || selects(podSelector, party.labels));
};

/** A rule without peers applies to all parties, a rule without ports to all ports. */
const permits = (rules: Rules, other: Party, listener: Party, port: string): boolean =>
  rules.some(({ from, to, ports }) => {
    const peers = from ?? to;
    const isForParty = !peers || peers.some((peer) => isPeer(peer, other));
    const isForPort = !ports || ports.some((rule) => rule.port === port || rule.port === listener.ports[port]);
    return isForParty && isForPort;
  });

/** Whether policies allow a connection in one direction. Without a policy for the party, all are allowed. */
const passes = (
  policies: INetworkPolicy[],
  direction: 'Ingress' | 'Egress',
  about: Party,
  other: Party,
  listener: Party,
  port: string,
): boolean => {
  if (about.namespace || !about.labels) return true;
  const applying = policies.flatMap(({ spec }) =>
    spec?.policyTypes?.includes(direction) && selects(spec.podSelector, about.labels ?? {}) ? [spec] : [],
  );
  const rulesOf = (spec: (typeof applying)[number]): Rules =>
    (direction === 'Ingress' ? spec.ingress : spec.egress) ?? [];
  return applying.length === 0 || applying.some((spec) => permits(rulesOf(spec), other, listener, port));
};

/** Whether these policies allow a connection to a port. The policies of both ends must allow it. */
export const mayReach = (policies: INetworkPolicy[], from: Party, to: Party, port: string): boolean =>
  passes(policies, 'Egress', from, to, to, port) && passes(policies, 'Ingress', to, from, to, port);
