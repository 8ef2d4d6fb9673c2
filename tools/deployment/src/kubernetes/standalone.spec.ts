import { readEnv } from '@hearthstay/runtime';
import { instructionsOf } from '../dockerfile';
import { workspaceFile } from '../workspace-file';
import { mayReach } from './network';
import { describeStandalone } from './overlays';
import { partiesOf } from './parties';
import { ofKind, workloads, type Workload } from './resources';
import { schemaFindings } from './schema';
import { settingsOf } from './settings';

const ofImage = (pattern: RegExp): string =>
  instructionsOf('standalone')
    .map((line) => pattern.exec(line)?.[1])
    .filter(Boolean)
    .at(-1) ?? '';

describeStandalone((resources, overlay) => {
  const workload = (): Workload => workloads(resources())[0]!;

  it('is valid for Kubernetes, in one namespace', () => {
    expect(resources().flatMap(schemaFindings)).toEqual([]);
    expect(new Set(resources().map(({ metadata }) => metadata.namespace))).toEqual(new Set([overlay.namespace]));
  });

  it('never runs two processes, because the embedded database is open in one', () => {
    const [deployment, ...others] = ofKind(resources(), 'Deployment');
    expect(others).toEqual([]);
    expect(deployment?.spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
  });

  it('keeps the data in the volume', () => {
    const { pod, container } = workload();
    const [mount] = container.volumeMounts ?? [];
    expect(mount?.mountPath).toBe(ofImage(/^ENV DATA_DIR=(.*)$/));
    const volume = pod.volumes?.find(({ name }) => name === mount?.name);
    expect(resources()).toContainEqual(
      expect.objectContaining({
        kind: 'PersistentVolumeClaim',
        metadata: expect.objectContaining({ name: volume?.persistentVolumeClaim?.claimName }) as unknown,
      }),
    );
  });

  it('runs the image of everything in one process with minimal rights, as its user', () => {
    const { pod, container } = workload();
    const [user, group] = ofImage(/^USER (.*)$/)
      .split(':')
      .map(Number);
    expect(container.image).toMatch(/\/hearthstay\/standalone:(?!latest$)[\w.-]+$/);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: user, runAsGroup: group, fsGroup: group },
    });
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('listens on the port of its image, for probes and the ingress', () => {
    const { container } = workload();
    expect(container.ports).toEqual([{ name: 'http', containerPort: Number(ofImage(/^EXPOSE (\d+)$/)) }]);
    for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
      expect(probe?.httpGet?.port).toBe('http');
    }
    expect(ofKind(resources(), 'Service')[0]?.spec?.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
  });

  it('has valid settings, with its secret from a listed command', () => {
    const settings = settingsOf(resources(), workload());
    const [secret, ...others] = settings.filter((setting) => setting.secret);
    expect({ secret, others }).toEqual({
      secret: { name: 'SMTP_URL', secret: { name: 'hearthstay', key: 'SMTP_URL' } },
      others: [],
    });
    expect(workspaceFile(`${overlay.path}/kustomization.yaml`)).toMatch(
      /create secret generic hearthstay \\\n# +--from-literal=SMTP_URL=/,
    );
    const given = {
      ...Object.fromEntries(settings.map(({ name, value }) => [name, value])),
      NODE_ENV: 'production',
      SMTP_URL: 'smtps://user:password@mail.example.com',
      ADMIN_EMAILS: 'me@haus-am-see.de',
    };
    expect(() => readEnv(given, { sendsEmails: true, addsFirstAdmin: true })).not.toThrow();
  });

  it('reaches names, a mail server and the internet, and is reached by the ingress controller', () => {
    const policies = ofKind(resources(), 'NetworkPolicy');
    const parties = partiesOf(resources(), { path: 'k8s/overlays/dev', namespace: 'hearthstay-dev' });
    const arrows = parties.flatMap((from) =>
      parties
        .filter((to) => [from.name, to.name].includes('hearthstay'))
        .flatMap((to) =>
          Object.keys(to.ports).flatMap((port) =>
            mayReach(policies, from, to, port) ? [`${from.name} -> ${to.name}:${port}`] : [],
          ),
        ),
    );
    expect(arrows.sort()).toEqual(
      [
        'ingress controller -> hearthstay:http',
        'hearthstay -> dns:dns',
        ...['smtp', 'smtps', 'submission'].map((port) => `hearthstay -> mail server:${port}`),
        ...['internet:http', 'internet:https', 'internet by IPv6:https'].map((site) => `hearthstay -> ${site}`),
      ].sort(),
    );
  });
});
