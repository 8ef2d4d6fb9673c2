import { applications } from '../applications';
import { instructionsOf } from '../dockerfile';
import { describeEachOverlay } from './overlays';
import { ofKind, selects, workloads, type Workload } from './resources';

/** The time limit of an application for its graceful stop is ten seconds. */
const secondsToFinish = 10;

const valueIn = (image: string, pattern: RegExp): string =>
  instructionsOf(image)
    .map((line) => pattern.exec(line)?.[1])
    .find(Boolean) ?? '';

const portOf = ({ container }: Workload, name: string | number | undefined): number | undefined =>
  container.ports?.find((port) => port.name === name)?.containerPort;

describeEachOverlay((resources, { path }) => {
  const all = (): Workload[] => workloads(resources());
  const isApplication = ({ name }: Workload): boolean => applications.includes(name);

  it('runs every application, from the image of its target in the Dockerfile', () => {
    const images = all()
      .filter(isApplication)
      .map(({ name, container }) => [
        name,
        container.image?.replace(/:[^:/]+$/, '').replace('registry.example.com/', ''),
      ]);
    expect(Object.fromEntries(images)).toEqual(
      Object.fromEntries(applications.map((name) => [name, `hearthstay/${name}`])),
    );
  });

  if (path !== 'k8s') {
    it('runs images of one version, never the latest', () => {
      for (const { container } of all()) expect(container.image).toMatch(/:(?!latest$)[\w.-]+$/);
    });
  }

  it('has probes and resource limits for every workload', () => {
    for (const { container } of all()) {
      const { readinessProbe, livenessProbe, resources: bounds } = container;
      expect([container.name, readinessProbe, livenessProbe]).not.toContain(undefined);
      expect(Object.keys(bounds?.requests ?? {})).toEqual(['cpu', 'memory']);
      expect(Object.keys(bounds?.limits ?? {})).toEqual(['memory']);
    }
  });

  it('runs every workload with minimal rights', () => {
    for (const { pod, container } of all()) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(pod.securityContext?.runAsUser).toBeGreaterThan(0);
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('runs applications with the user and the ports of their images', () => {
    for (const workload of all().filter(isApplication)) {
      const { name, pod, container } = workload;
      const [user, group] = valueIn(name, /^USER (.*)$/)
        .split(':')
        .map(Number);
      expect(pod.securityContext).toMatchObject({ runAsUser: user, runAsGroup: group });
      expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
      const port = Number(valueIn(name, /^ENV HEALTH_PORT=(\d+)$/));
      const probes = {
        ready: container.readinessProbe,
        live: container.livenessProbe,
        started: container.startupProbe,
      };
      for (const [question, probe] of Object.entries(probes)) {
        expect(probe?.httpGet?.path).toBe(question === 'ready' ? '/health/ready' : '/health/live');
        expect(portOf(workload, probe?.httpGet?.port)).toBe(port);
      }
    }
  });

  it('does not end an application that is slow, because its node is busy', () => {
    for (const { container } of all().filter(isApplication)) {
      const { livenessProbe: live, startupProbe: started } = container;
      expect(live?.timeoutSeconds).toBeGreaterThanOrEqual(10);
      expect((live?.periodSeconds ?? 0) * (live?.failureThreshold ?? 0)).toBeGreaterThanOrEqual(60);
      expect((started?.periodSeconds ?? 0) * (started?.failureThreshold ?? 0)).toBeGreaterThanOrEqual(180);
    }
  });

  it('waits for the graceful stop of applications', () => {
    for (const { pod, container } of all().filter(isApplication)) {
      const pause = /setTimeout\(.*, ([\d_]+)\)/.exec(container.lifecycle?.preStop?.exec?.command?.at(-1) ?? '');
      const pauseSeconds = Number(pause?.[1]?.replace('_', '') ?? 0) / 1_000;
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(pauseSeconds + secondsToFinish);
    }
  });

  it('spreads each application over zones and machines', () => {
    for (const { labels, pod } of all().filter(isApplication)) {
      const spread = pod.topologySpreadConstraints ?? [];
      expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
        'topology.kubernetes.io/zone',
        'kubernetes.io/hostname',
      ]);
      for (const { labelSelector } of spread) expect(selects(labelSelector ?? {}, labels)).toBe(true);
    }
  });

  it('has selectors that match the pods of one workload each', () => {
    const selected = (selector: object): string[] =>
      all()
        .filter(({ labels }) => selects(selector, labels))
        .map(({ name }) => name);
    for (const { name, selector } of all()) expect(selected(selector)).toEqual([name]);
    for (const { metadata, spec } of ofKind(resources(), 'Service')) {
      expect(selected({ matchLabels: spec?.selector })).toEqual([metadata?.name]);
    }
    for (const { metadata, spec } of ofKind(resources(), 'PodDisruptionBudget')) {
      const isOperators = ['rabbitmq', 'mongodb'].includes(metadata?.name ?? '');
      expect(selected(spec?.selector ?? {})).toEqual(isOperators ? [] : [metadata?.name]);
    }
  });

  it('has services and an ingress with target ports that exist', () => {
    const services = ofKind(resources(), 'Service');
    for (const { metadata, spec } of services) {
      const [workload] = all().filter(({ name }) => name === metadata?.name);
      for (const { targetPort } of spec?.ports ?? []) expect(portOf(workload!, targetPort)).toBeDefined();
    }
    const [ingress] = ofKind(resources(), 'Ingress');
    const backend = ingress?.spec?.rules?.[0]?.http?.paths[0]?.backend.service;
    expect(backend).toEqual({ name: 'bff', port: { name: 'http' } });
    const bff = services.find(({ metadata }) => metadata?.name === 'bff');
    expect(bff?.spec?.ports?.map(({ name }) => name)).toContain('http');
  });
});
