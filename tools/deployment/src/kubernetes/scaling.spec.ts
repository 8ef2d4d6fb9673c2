import { subscriptions, type ServiceName } from '@hearthstay/contracts';
import { queuesOf } from '@hearthstay/messaging';
import { applications, services } from '../applications';
import { describeEachOverlay } from './overlays';
import { ofKind, type Resource } from './resources';

/** A share of the request would be reached by a start, and by nearly nothing where little is requested. */
const mostOfACore = { type: 'AverageValue', averageValue: '600m' };

/** Until an application that starts is at rest. */
const secondsOfAStart = 60;

const scaledByLoad = (resources: Resource[]) =>
  ofKind(resources, 'HorizontalPodAutoscaler').map(({ metadata, spec }) => {
    expect(spec?.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: metadata?.name });
    expect(spec?.minReplicas).toBe(2);
    const [metric, ...others] = spec?.metrics ?? [];
    expect({ target: metric?.resource?.target, others }).toEqual({ target: mostOfACore, others: [] });
    expect(spec?.behavior?.scaleUp?.stabilizationWindowSeconds).toBeGreaterThanOrEqual(secondsOfAStart);
    return metadata?.name ?? '';
  });

const scaledByQueue = (resources: Resource[]) => ofKind(resources, 'ScaledObject');

describeEachOverlay((resources, { path, namespace }) => {
  it('has at most one autoscaler for each application', () => {
    const inOneWay = [
      ...scaledByLoad(resources()),
      ...scaledByQueue(resources()).map(({ spec }) => spec.scaleTargetRef.name),
    ];
    expect(inOneWay.sort()).toEqual(path === 'k8s/overlays/dev' ? [] : [...applications].sort());
  });

  it('leaves the number of instances to the autoscalers', () => {
    for (const { spec } of ofKind(resources(), 'Deployment')) expect(spec?.replicas).toBeUndefined();
  });

  it('keeps all but one instance of each application while nodes are drained', () => {
    const budgets = ofKind(resources(), 'PodDisruptionBudget');
    expect(budgets.map(({ metadata }) => metadata?.name)).toEqual(
      path === 'k8s/overlays/dev' ? [] : expect.arrayContaining(applications),
    );
    for (const { spec } of budgets) expect(spec?.maxUnavailable).toBe(1);
  });

  if (path === 'k8s/overlays/production-keda') {
    it('scales each service by the length of its queues', () => {
      const watched = scaledByQueue(resources()).map(({ spec }) => {
        const triggers = spec.triggers.filter(({ type }) => type === 'rabbitmq');
        for (const { metadata, authenticationRef } of triggers) {
          expect(metadata).toMatchObject({ host: `amqps://rabbitmq.${namespace}.svc:5671`, mode: 'QueueLength' });
          expect(authenticationRef).toEqual({ name: 'rabbitmq' });
        }
        return [spec.scaleTargetRef.name, triggers.map(({ metadata }) => metadata['queueName'])];
      });
      expect(Object.fromEntries(watched)).toEqual(
        Object.fromEntries(services.map((service) => [service, queuesOf(service as ServiceName, subscriptions)])),
      );
    });

    it('scales services also by their load, and keeps at least two instances', () => {
      for (const { spec } of scaledByQueue(resources())) {
        const load = spec.triggers.find(({ type }) => type === 'cpu');
        expect([load?.metricType, load?.metadata['value']]).toEqual(Object.values(mostOfACore));
        const { behavior } = spec.advanced?.horizontalPodAutoscalerConfig ?? {};
        expect(behavior?.scaleUp?.stabilizationWindowSeconds).toBeGreaterThanOrEqual(secondsOfAStart);
        expect(spec.minReplicaCount).toBe(2);
      }
    });
  }
});
