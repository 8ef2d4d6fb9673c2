import { createRequire } from 'node:module';
import { mongoDbCommunity, rabbitmqCluster, rabbitmqPermission, rabbitmqUser } from './operator-schemas';
import type { Resource } from './resources';
import { unknownFields } from './unknown-fields';

interface Model {
  prototype: { validate(this: object): void };
}

const operators = {
  RabbitmqCluster: rabbitmqCluster,
  User: rabbitmqUser,
  Permission: rabbitmqPermission,
  MongoDBCommunity: mongoDbCommunity,
};

const moduleOf = (apiVersion: string): string =>
  apiVersion.startsWith('keda.sh/') ? `@kubernetes-models/keda/${apiVersion}` : `kubernetes-models/${apiVersion}`;

const modelOf = ({ apiVersion, kind }: Resource): Model => {
  const models = createRequire(__filename)(moduleOf(apiVersion)) as Record<string, Model>;
  const model = models[kind];
  if (!model) throw new Error(`There is no ${kind} in ${apiVersion}.`);
  return model;
};

/**
 * The reasons for which the API server would reject a resource, as lines; none for a valid one. @throws Error for an
 * unknown kind.
 */
export const schemaFindings = (resource: Resource): string[] => {
  const { kind, metadata } = resource;
  const name = `${kind} ${metadata.name}`;
  if (kind in operators) {
    const { error } = operators[kind as keyof typeof operators].safeParse(resource);
    return (error?.issues ?? []).map(({ path, message }) => `${name}: /${path.join('/')} ${message}`);
  }
  const model = modelOf(resource);
  try {
    const unknown = unknownFields(resource, (watched) => model.prototype.validate.call(watched));
    return unknown.map((path) => `${name}: ${path} is unknown`);
  } catch (error) {
    return [`${name}: ${String(error)}`];
  }
};
