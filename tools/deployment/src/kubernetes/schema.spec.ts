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
  it('accepts a valid resource', () => {
    expect(schemaFindings(service)).toEqual([]);
  });

  it('reports a misspelt field at any depth', () => {
    expect(schemaFindings({ ...service, spec: { ports: [{ port: 80, targetport: 'http' }] } } as Resource)).toEqual([
      'Service bff: /spec/ports/0/targetport is unknown',
    ]);
    expect(schemaFindings({ ...service, sepc: {} } as Resource)).toEqual(['Service bff: /sepc is unknown']);
  });

  it('reports a value of the wrong type and a missing field', () => {
    expect(schemaFindings({ ...service, spec: { ports: [{ port: '80' }] } } as Resource)).toEqual([
      expect.stringContaining('port'),
    ]);
    expect(schemaFindings({ ...service, spec: { ports: [{}] } } as Resource)).toEqual([
      expect.stringContaining('port'),
    ]);
  });

  it('reports an unknown kind', () => {
    expect(() => schemaFindings({ ...service, kind: 'Serivce' })).toThrow('There is no Serivce in v1.');
  });

  it('checks the resources of operators, too', () => {
    const cluster = { apiVersion: 'rabbitmq.com/v1beta1', kind: 'RabbitmqCluster', metadata: { name: 'rabbitmq' } };
    expect(schemaFindings({ ...cluster, spec: { replica: 3 } } as Resource)).toContainEqual(
      expect.stringContaining('/spec Unrecognized key: "replica"'),
    );
  });
});

describeEachOverlay((resources) => {
  it('is valid for Kubernetes and the operators', () => {
    expect(resources().flatMap(schemaFindings)).toEqual([]);
    expect(resources().length).toBeGreaterThan(20);
  });

  it('has unique names', () => {
    const names = resources().map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(names).toEqual([...new Set(names)]);
  });
});
