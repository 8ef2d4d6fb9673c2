import { describeEachOverlay } from './overlays';
import type { Resource } from './resources';
import { schemaFindings } from './schema';

const service: Resource & { spec: object } = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'bff' },
  spec: { ports: [{ port: 80 }] },
};

describe('The check against the schemas', () => {
  it('lets pass what is right', () => {
    expect(schemaFindings(service)).toEqual([]);
  });

  it('notices a misspelt field, however deep', () => {
    expect(schemaFindings({ ...service, spec: { ports: [{ port: 80, targetport: 'http' }] } } as Resource)).toEqual([
      'Service bff: /spec/ports/0/targetport is unknown',
    ]);
    expect(schemaFindings({ ...service, sepc: {} } as Resource)).toEqual(['Service bff: /sepc is unknown']);
  });

  it('notices a value of the wrong kind and a field that is missing', () => {
    expect(schemaFindings({ ...service, spec: { ports: [{ port: '80' }] } } as Resource)).toEqual([
      expect.stringContaining('port'),
    ]);
    expect(schemaFindings({ ...service, spec: { ports: [{}] } } as Resource)).toEqual([
      expect.stringContaining('port'),
    ]);
  });

  it('notices a kind that does not exist', () => {
    expect(() => schemaFindings({ ...service, kind: 'Serivce' })).toThrow('There is no Serivce in v1.');
  });

  it('looks into the resources of operators as well', () => {
    const cluster = { apiVersion: 'rabbitmq.com/v1beta1', kind: 'RabbitmqCluster', metadata: { name: 'rabbitmq' } };
    expect(schemaFindings({ ...cluster, spec: { replica: 3 } } as Resource)).toContainEqual(
      expect.stringContaining('/spec Unrecognized key: "replica"'),
    );
  });
});

describeEachOverlay((resources) => {
  it('is what Kubernetes and the operators take', () => {
    expect(resources().flatMap(schemaFindings)).toEqual([]);
    expect(resources().length).toBeGreaterThan(20);
  });

  it('names nothing twice', () => {
    const names = resources().map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(names).toEqual([...new Set(names)]);
  });
});
