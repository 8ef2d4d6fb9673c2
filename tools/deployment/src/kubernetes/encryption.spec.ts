import { applications } from '../applications';
import { workspaceFile } from '../workspace-file';
import { describeEachProduction } from './overlays';
import { nightlyJobs, ofKind, workloads, type NightlyJob } from './resources';
import { settingsOf, trustedAuthority } from './settings';

const authority = 'authority';

describeEachProduction((resources, { path }) => {
  const isApplication = ({ name }: { name: string }): boolean => applications.includes(name);

  const clients = (): NightlyJob[] => [...workloads(resources()).filter(isApplication), ...nightlyJobs(resources())];

  it('lets every application reach the broker by an encrypted connection only', () => {
    for (const client of clients().filter(isApplication)) {
      const url = settingsOf(resources(), client).find(({ name }) => name === 'RABBITMQ_URL');
      expect(url?.value).toMatch(/^amqps:.*@rabbitmq:5671$/);
    }
    const [broker] = ofKind(resources(), 'RabbitmqCluster');
    expect(broker?.spec.tls).toEqual({ secretName: 'rabbitmq-tls', disableNonTLSListeners: true });
  });

  it('lets the database accept encrypted connections only', () => {
    const [database] = ofKind(resources(), 'MongoDBCommunity');
    expect(database?.spec.security.tls).toEqual({
      enabled: true,
      certificateKeySecretRef: { name: 'mongodb-tls' },
      caCertificateSecretRef: { name: authority },
    });
  });

  it('lets each application and the backup trust the authority of both', () => {
    for (const client of clients()) {
      const file = settingsOf(resources(), client).find(({ name }) => name === trustedAuthority)?.value;
      const volume = client.pod.volumes?.find(({ secret }) => secret?.secretName === authority);
      const mount = client.container.volumeMounts?.find(({ name }) => name === volume?.name);
      expect([client.name, file]).toEqual([client.name, `${mount?.mountPath}/${volume?.secret?.items?.[0]?.path}`]);
    }
  });

  it('lists the certificates that have to be there before', () => {
    const commands = workspaceFile('k8s/overlays/production/kustomization.yaml');
    for (const name of ['rabbitmq-tls', 'mongodb-tls']) expect(commands).toContain(`create secret tls ${name} `);
  });

  if (path === 'k8s/overlays/production-keda') {
    it('lets KEDA trust the authority, too', () => {
      const [authentication] = ofKind(resources(), 'TriggerAuthentication');
      const parameters = authentication?.spec.secretTargetRef ?? [];
      expect(parameters).toContainEqual({ parameter: 'ca', name: authority, key: 'ca.crt' });
      const tls = parameters.find(({ parameter }) => parameter === 'tls');
      const secret = ofKind(resources(), 'Secret').find(({ metadata }) => metadata?.name === tls?.name);
      expect(secret?.stringData?.[tls?.key ?? '']).toBe('enable');
    });
  }
});
