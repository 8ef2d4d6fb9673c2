import { ofKind, type Resource, type Workload } from './resources';

/** A value of a variable: a text, or a key of a Secret. */
export interface Setting {
  name: string;
  value?: string;
  secret?: { name: string; key: string };
}

/**
 * The environment of a workload, in the order of its definition. @throws Error when a ConfigMap is missing.
 */
export const settingsOf = (resources: Resource[], { container }: Pick<Workload, 'container'>): Setting[] => {
  const fromMaps = (container.envFrom ?? []).flatMap(({ configMapRef }) => {
    if (!configMapRef) return [];
    const map = ofKind(resources, 'ConfigMap').find(({ metadata }) => metadata?.name === configMapRef.name);
    if (!map) throw new Error(`There is no ConfigMap ${configMapRef.name}.`);
    return Object.entries(map.data ?? {}).map(([name, value]): Setting => ({ name, value }));
  });
  const own = (container.env ?? []).map(({ name, value, valueFrom }): Setting => {
    const { name: secret = '', key = '' } = valueFrom?.secretKeyRef ?? {};
    return valueFrom ? { name, secret: { name: secret, key } } : { name, value };
  });
  return [...fromMaps, ...own];
};

/** Node itself reads this: a file with the certificate of an authority. */
export const trustedAuthority = 'NODE_EXTRA_CA_CERTS';

/** The variables in a value, as in `amqp://$(RABBITMQ_USER)@…`. */
export const partsOf = ({ value = '' }: Setting): string[] =>
  [...value.matchAll(/\$\((\w+)\)/g)].map(([, name = '']) => name);
