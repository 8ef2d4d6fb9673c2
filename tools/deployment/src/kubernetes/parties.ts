import { applications, services } from '../applications';
import type { Overlay } from './overlays';
import { nightlyJobs, workloads, type Labels, type Resource } from './resources';

/** An end of a network connection. */
export interface Party {
  name: string;
  /** The labels of the pod; empty outside of the cluster. */
  labels?: Labels;
  /** The namespace, unless it is that of the overlay. */
  namespace?: string;
  /** Its address, unless it is a pod. */
  address?: string;
  /** The ports that it listens on, by their names in the pod. */
  ports: Record<string, number>;
  /** It may connect to any address outside: DNS, the API server, backup storage. */
  goesAnywhere?: true;
}

/** The broker and the database with the labels of their operators. Nobody may use the ports without encryption. */
const ofOperators: Party[] = [
  {
    name: 'rabbitmq',
    labels: { 'app.kubernetes.io/name': 'rabbitmq' },
    ports: { amqp: 5672, amqps: 5671, management: 15672, managementTls: 15671, inter: 25672 },
    goesAnywhere: true,
  },
  { name: 'mongodb', labels: { app: 'mongodb-svc' }, ports: { mongodb: 27017 }, goesAnywhere: true },
];

const outside: Party[] = [
  { name: 'ingress controller', namespace: 'traefik', labels: { app: 'traefik' }, ports: {} },
  { name: 'dns', namespace: 'kube-system', labels: { 'k8s-app': 'kube-dns' }, ports: { dns: 53 } },
  { name: 'prometheus', namespace: 'monitoring', labels: { app: 'prometheus' }, ports: {} },
  { name: 'topology operator', namespace: 'rabbitmq-system', labels: { app: 'operator' }, ports: {} },
  { name: 'keda', namespace: 'keda', labels: { app: 'keda-operator' }, ports: {} },
  { name: 'stranger', namespace: 'elsewhere', labels: { 'app.kubernetes.io/name': 'bff' }, ports: { http: 80 } },
  { name: 'mail server', ports: { smtp: 25, smtps: 465, submission: 587 } },
  { name: 'internet', address: '203.0.113.9', ports: { http: 80, https: 443 } },
  { name: 'internet by IPv6', address: '2001:db8::9', ports: { https: 443 } },
  { name: 'cloud metadata', address: '169.254.169.254', ports: { http: 80 } },
  { name: 'router', address: '192.168.1.1', ports: { http: 80, https: 443 } },
];

const ownBrokerAndDatabase: Party[] = [
  { name: 'rabbitmq', ports: { amqp: 5672 } },
  { name: 'mongodb', ports: { mongodb: 27017 } },
];

const infrastructure = ({ path }: Overlay): Party[] => {
  if (path === 'k8s') return ownBrokerAndDatabase;
  return path === 'k8s/overlays/dev' ? [] : ofOperators;
};

/** All parties of an overlay. */
export const partiesOf = (resources: Resource[], overlay: Overlay): Party[] => [
  ...workloads(resources).map(({ name, labels, container }) => ({
    name,
    labels,
    ports: Object.fromEntries((container.ports ?? []).map((port) => [port.name ?? '', port.containerPort])),
  })),
  ...nightlyJobs(resources).map(({ name, labels }) => ({ name, labels, ports: {} })),
  ...infrastructure(overlay),
  ...outside,
];

/** The allowed connections, as `from -> to:port`. */
export const arrowsOf = ({ path }: Overlay): string[] => {
  const brokerPort = path.startsWith('k8s/overlays/production') ? 'amqps' : 'amqp';
  const always = [
    'ingress controller -> bff:http',
    ...applications.flatMap((name) => [`${name} -> rabbitmq:${brokerPort}`, `${name} -> dns:dns`]),
    ...services.map((name) => `${name} -> mongodb:mongodb`),
    ...['smtp', 'smtps', 'submission'].map((port) => `notifications -> mail server:${port}`),
    // Calendars, and receivers of notices.
    ...['bookings', 'notifications'].flatMap((service) =>
      ['internet:http', 'internet:https', 'internet by IPv6:https'].map((site) => `${service} -> ${site}`),
    ),
  ];
  const mailbox = ['notifications -> mailpit:smtp'];
  const onesOwnMachine = ['rabbitmq', 'mongodb', 'mailpit'].map((name) => `${name} -> dns:dns`);
  const keda = ['keda -> rabbitmq:amqps', ...applications.map((name) => `prometheus -> ${name}:health`)];
  if (path === 'k8s') return always;
  always.push('backup -> mongodb:mongodb', 'backup -> dns:dns');
  if (path === 'k8s/overlays/dev') return [...always, ...mailbox, ...onesOwnMachine];
  const cluster = [
    'topology operator -> rabbitmq:managementTls',
    ...['amqp', 'amqps', 'management', 'managementTls', 'inter'].map((port) => `rabbitmq -> rabbitmq:${port}`),
    'mongodb -> mongodb:mongodb',
  ];
  return [...always, ...cluster, ...(path === 'k8s/overlays/production-keda' ? keda : [])];
};
