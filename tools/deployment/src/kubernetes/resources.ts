import type { IScaledObject, ITriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import type { IDeployment, IStatefulSet } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { ICronJob } from 'kubernetes-models/batch/v1';
import type { IIngress, INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IConfigMap, IContainer, ISecret, IService } from 'kubernetes-models/v1';
import type { MongoDbCommunity, RabbitmqCluster, RabbitmqUser } from './operator-schemas';

/** Any Kubernetes object. */
export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
}

interface Kinds {
  ConfigMap: IConfigMap;
  CronJob: ICronJob;
  Deployment: IDeployment;
  HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  Ingress: IIngress;
  MongoDBCommunity: MongoDbCommunity;
  NetworkPolicy: INetworkPolicy;
  PodDisruptionBudget: IPodDisruptionBudget;
  RabbitmqCluster: RabbitmqCluster;
  ScaledObject: IScaledObject;
  Secret: ISecret;
  Service: IService;
  StatefulSet: IStatefulSet;
  TriggerAuthentication: ITriggerAuthentication;
  User: RabbitmqUser;
}

export const ofKind = <Kind extends keyof Kinds>(resources: Resource[], kind: Kind): Kinds[Kind][] =>
  resources.filter((resource) => resource.kind === kind) as unknown as Kinds[Kind][];

export type Labels = Record<string, string>;

/** A workload: its name, its labels, and its only container. */
export interface Workload {
  kind: 'Deployment' | 'StatefulSet';
  name: string;
  labels: Labels;
  selector: Selector;
  pod: NonNullable<NonNullable<IDeployment['spec']>['template']['spec']>;
  container: IContainer;
}

export const workloads = (resources: Resource[]): Workload[] =>
  [...ofKind(resources, 'Deployment'), ...ofKind(resources, 'StatefulSet')].map(({ kind, metadata, spec }) => {
    const { template, selector } = spec!;
    const pod = template.spec!;
    expect(pod.containers).toHaveLength(1);
    return {
      kind,
      name: metadata?.name ?? '',
      labels: template.metadata?.labels ?? {},
      selector,
      pod,
      container: pod.containers[0]!,
    };
  });

/** A job that runs at a time of the day: its name, its labels, and its only container. */
export type NightlyJob = Pick<Workload, 'name' | 'labels' | 'pod' | 'container'>;

export const nightlyJobs = (resources: Resource[]): NightlyJob[] =>
  ofKind(resources, 'CronJob').map(({ metadata, spec }) => {
    const { template } = spec!.jobTemplate.spec!;
    const pod = template.spec!;
    expect(pod.containers).toHaveLength(1);
    return {
      name: metadata?.name ?? '',
      labels: template.metadata?.labels ?? {},
      pod,
      container: pod.containers[0]!,
    };
  });

export interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

/**
 * Whether a selector matches these labels. @throws Error for an operator other than `In`, the only one in use.
 */
export const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
  matchExpressions.every(({ key, operator, values = [] }) => {
    if (operator !== 'In') throw new Error(`The operator ${operator} is not supported by this test.`);
    return values.includes(labels[key] ?? '');
  });
