import { z } from 'zod';

// The fields of the operators' resources that k8s/ uses, because no package has their schemas. Kubernetes' own types
// inside of these resources are not checked.

const resources = z.strictObject({
  requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
  limits: z.strictObject({ memory: z.string() }),
});
const spread = z.array(
  z.strictObject({
    topologyKey: z.string(),
    maxSkew: z.number(),
    whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
    labelSelector: z.strictObject({ matchLabels: z.record(z.string(), z.string()) }),
  }),
);
const metadata = z.strictObject({ name: z.string(), namespace: z.string().optional() });

export const rabbitmqCluster = z.strictObject({
  apiVersion: z.literal('rabbitmq.com/v1beta1'),
  kind: z.literal('RabbitmqCluster'),
  metadata,
  spec: z.strictObject({
    // An even number of nodes tolerates no more failures than the odd number below it.
    replicas: z.literal([1, 3, 5]),
    image: z.string(),
    persistence: z.strictObject({ storage: z.string() }),
    tls: z.strictObject({ secretName: z.string(), disableNonTLSListeners: z.boolean() }),
    resources,
    rabbitmq: z.strictObject({ additionalConfig: z.string().max(2_000) }),
    override: z.strictObject({
      statefulSet: z.strictObject({
        spec: z.strictObject({
          template: z.strictObject({
            spec: z.strictObject({ containers: z.array(z.never()), topologySpreadConstraints: spread }),
          }),
        }),
      }),
    }),
  }),
});

export type RabbitmqCluster = z.infer<typeof rabbitmqCluster>;

const user = z.strictObject({
  name: z.string(),
  db: z.literal('admin'),
  passwordSecretRef: z.strictObject({ name: z.string(), key: z.string() }),
  scramCredentialsSecretName: z.string().regex(/^[a-z0-9-]+$/),
  connectionStringSecretName: z.string(),
  roles: z.array(z.strictObject({ db: z.string(), name: z.literal('readWrite') })),
});

export const mongoDbCommunity = z.strictObject({
  apiVersion: z.literal('mongodbcommunity.mongodb.com/v1'),
  kind: z.literal('MongoDBCommunity'),
  metadata,
  spec: z.strictObject({
    members: z.literal([3, 5, 7]),
    type: z.literal('ReplicaSet'),
    version: z.string().regex(/^8\.0\.\d+$/),
    security: z.strictObject({
      authentication: z.strictObject({ modes: z.array(z.enum(['SCRAM', 'SCRAM-SHA-256', 'SCRAM-SHA-1'])) }),
      tls: z.strictObject({
        enabled: z.boolean(),
        certificateKeySecretRef: z.strictObject({ name: z.string() }),
        caCertificateSecretRef: z.strictObject({ name: z.string() }),
      }),
    }),
    users: z.array(user),
    statefulSet: z.strictObject({
      spec: z.strictObject({
        template: z.strictObject({
          spec: z.strictObject({
            containers: z.array(z.strictObject({ name: z.enum(['mongod', 'mongodb-agent']), resources })),
            topologySpreadConstraints: spread,
          }),
        }),
        volumeClaimTemplates: z.array(
          z.strictObject({
            metadata: z.strictObject({ name: z.enum(['data-volume', 'logs-volume']) }),
            spec: z.strictObject({
              accessModes: z.array(z.literal('ReadWriteOnce')),
              resources: z.strictObject({ requests: z.strictObject({ storage: z.string() }) }),
            }),
          }),
        ),
      }),
    }),
  }),
});

export type MongoDbCommunity = z.infer<typeof mongoDbCommunity>;

const cluster = z.strictObject({ name: z.literal('rabbitmq') });

/** Of RabbitMQ's Messaging Topology Operator. */
export const rabbitmqUser = z.strictObject({
  apiVersion: z.literal('rabbitmq.com/v1beta1'),
  kind: z.literal('User'),
  metadata,
  spec: z.strictObject({
    rabbitmqClusterReference: cluster,
    importCredentialsSecret: z.strictObject({ name: z.string() }),
  }),
});

export type RabbitmqUser = z.infer<typeof rabbitmqUser>;

/** Of RabbitMQ's Messaging Topology Operator. */
export const rabbitmqPermission = z.strictObject({
  apiVersion: z.literal('rabbitmq.com/v1beta1'),
  kind: z.literal('Permission'),
  metadata,
  spec: z.strictObject({
    rabbitmqClusterReference: cluster,
    vhost: z.literal('/'),
    userReference: z.strictObject({ name: z.string() }),
    permissions: z.strictObject({ configure: z.string(), write: z.string(), read: z.string() }),
  }),
});
