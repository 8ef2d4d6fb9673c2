import { readEnv, variableNames, type VariableName } from '@hearthstay/runtime';
import { applications, services } from '../applications';
import { workspaceFile } from '../workspace-file';
import { describeEachOverlay, type Overlay } from './overlays';
import { nightlyJobs, ofKind, workloads, type Resource, type Workload } from './resources';
import { partsOf, settingsOf, trustedAuthority, type Setting } from './settings';

/** Values of Secrets. */
const examples: Record<string, string> = {
  RABBITMQ_URL: 'amqp://user:password@rabbitmq:5672',
  RABBITMQ_USER: 'default_user_x-_',
  RABBITMQ_PASSWORD: 'x-_=',
  MONGODB_URI: 'mongodb://user:password@one:27017,two:27017/admin?replicaSet=mongodb&ssl=false',
  SMTP_URL: 'smtps://user:password@mail.example.com',
};

const needsDatabase: VariableName[] = ['MONGODB_URI'];

/** The Secrets of the operators, with their keys. */
const madeByOperators = (resources: Resource[]): Record<string, string[]> => ({
  ...Object.fromEntries(
    ofKind(resources, 'RabbitmqCluster').map(({ metadata }) => [
      `${metadata.name}-default-user`,
      ['username', 'password', 'host', 'port'],
    ]),
  ),
  ...Object.fromEntries(
    ofKind(resources, 'User').map(({ metadata }) => [`${metadata.name}-user-credentials`, ['username', 'password']]),
  ),
  ...Object.fromEntries(
    ofKind(resources, 'MongoDBCommunity').flatMap(({ spec }) =>
      spec.users.map(({ connectionStringSecretName }) => [
        connectionStringSecretName,
        ['connectionString.standard', 'connectionString.standardSrv', 'username', 'password'],
      ]),
    ),
  ),
});

const madeHere = (resources: Resource[]): Record<string, string[]> =>
  Object.fromEntries(
    ofKind(resources, 'Secret').map(({ metadata, data, stringData }) => [
      metadata?.name ?? '',
      Object.keys({ ...data, ...stringData }),
    ]),
  );

/** Keys of Secrets that are in one only because an operator or KEDA reads them there. */
const notSecret = ['username', 'tls'];

/** What names the user of the broker: a text, or a key of a Secret. */
const brokerUserOf = (resources: Resource[], workload: Workload): string => {
  const settings = settingsOf(resources, workload);
  const setting =
    settings.find(({ name }) => name === 'RABBITMQ_USER') ?? settings.find(({ name }) => name === 'RABBITMQ_URL');
  const secret = ofKind(resources, 'Secret').find(({ metadata }) => metadata?.name === setting?.secret?.name);
  const value = secret?.data?.[setting?.secret?.key ?? ''];
  return value ? new URL(Buffer.from(value, 'base64').toString()).username : JSON.stringify(setting?.secret);
};

/** All references to keys of Secrets. */
const wantedKeys = (resources: Resource[]): { name: string; key: string }[] => [
  ...[...workloads(resources), ...nightlyJobs(resources)].flatMap((workload) => [
    ...settingsOf(resources, workload).flatMap(({ secret }) => secret ?? []),
    ...(workload.pod.volumes ?? []).flatMap(({ secret }) =>
      (secret?.items ?? []).map(({ key }) => ({ name: secret?.secretName ?? '', key })),
    ),
  ]),
  ...ofKind(resources, 'MongoDBCommunity').flatMap(({ spec }) => spec.users.map((user) => user.passwordSecretRef)),
  ...ofKind(resources, 'TriggerAuthentication').flatMap(({ spec }) => spec.secretTargetRef ?? []),
];

/** The Secrets that the comment at the head of an overlay lists as prerequisites. */
const commandsIn = ({ path }: Overlay): string => {
  const file = path === 'k8s/overlays/production-keda' ? 'k8s/overlays/production' : path;
  return workspaceFile(`${file}/kustomization.yaml`).split('apiVersion:')[0] ?? '';
};

describeEachOverlay((resources, overlay) => {
  const ofApplications = (): Workload[] => workloads(resources()).filter(({ name }) => applications.includes(name));

  it('sets only variables that the program reads', () => {
    for (const workload of ofApplications()) {
      const settings = settingsOf(resources(), workload);
      const parts = settings.flatMap(partsOf);
      const names = settings.map(({ name }) => name).filter((name) => !parts.includes(name));
      expect([...variableNames, trustedAuthority]).toEqual(expect.arrayContaining(names));
    }
  });

  it('defines a variable before its first use in another value', () => {
    for (const workload of ofApplications()) {
      const settings = settingsOf(resources(), workload);
      settings.forEach((setting, index) => {
        const before = settings.slice(0, index).map(({ name }) => name);
        expect(before).toEqual(expect.arrayContaining(partsOf(setting)));
      });
    }
  });

  it('has valid settings for every application', () => {
    const valueOf = ({ name, value }: Setting): string =>
      value?.replaceAll(/\$\((\w+)\)/g, (_, part: string) => examples[part] ?? '') ?? examples[name] ?? '';
    for (const workload of ofApplications()) {
      const settings = settingsOf(resources(), workload).map((setting) => [setting.name, valueOf(setting)]);
      const hasDatabase = services.includes(workload.name);
      const sendsEmails = workload.name === 'notifications';
      const required: VariableName[] = ['RABBITMQ_URL', ...(hasDatabase ? needsDatabase : [])];
      const given = { NODE_ENV: 'production', ...Object.fromEntries(settings), ADMIN_EMAILS: 'me@haus-am-see.de' };
      const env = readEnv(given, { required, sendsEmails });
      const { MONGODB_URI, SMTP_URL } = env;
      // No application has the credentials of another one.
      expect([workload.name, Boolean(MONGODB_URI), Boolean(SMTP_URL)]).toEqual([
        workload.name,
        hasDatabase,
        sendsEmails,
      ]);
    }
  });

  it('refers only to Secrets of its own, of an operator, or of its listed prerequisites', () => {
    const made = { ...madeByOperators(resources()), ...madeHere(resources()) };
    const byHand = wantedKeys(resources()).filter(({ name, key }) => !made[name]?.includes(key));
    for (const { name, key } of byHand) {
      expect(commandsIn(overlay)).toContain(`create secret generic ${name} `);
      expect(commandsIn(overlay)).toMatch(new RegExp(`--from-(literal|file)=${key}=`));
    }
  });

  it('contains secrets only for a local cluster', () => {
    const keys = new Set(Object.values(madeHere(resources())).flat());
    for (const key of notSecret) keys.delete(key);
    expect(keys.size > 0).toBe(overlay.path === 'k8s/overlays/dev');
  });

  it('gives each application a user of its own at the broker', () => {
    const users = ofApplications().map((workload) => [workload.name, brokerUserOf(resources(), workload)]);
    const expected: Record<string, (name: string) => string> = {
      k8s: (name) => JSON.stringify({ name: `hearthstay-${name}`, key: 'RABBITMQ_URL' }),
      'k8s/overlays/dev': (name) => name,
    };
    const ofOperator = (name: string) => JSON.stringify({ name: `${name}-user-credentials`, key: 'username' });
    expect(Object.fromEntries(users)).toEqual(
      Object.fromEntries(applications.map((name) => [name, (expected[overlay.path] ?? ofOperator)(name)])),
    );
  });

  it('uses the address of the ingress in e-mails', () => {
    const [ingress] = ofKind(resources(), 'Ingress');
    const host = ingress?.spec?.rules?.[0]?.host;
    const tls = ingress?.spec?.tls?.[0];
    for (const workload of ofApplications()) {
      const address = settingsOf(resources(), workload).find(({ name }) => name === 'PUBLIC_URL')?.value;
      expect(address).toBe(`${tls ? 'https' : 'http'}://${host}`);
    }
    if (!tls) return;
    expect(tls.hosts).toEqual([host]);
    expect(commandsIn(overlay)).toContain(`create secret tls ${tls.secretName} `);
  });

  it('has one namespace', () => {
    const elsewhere = resources().filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== overlay.namespace,
    );
    expect(elsewhere).toEqual([]);
  });

  if (overlay.namespace === 'hearthstay') {
    it('has one database user for each service, with access to its database only', () => {
      const [database] = ofKind(resources(), 'MongoDBCommunity');
      const users = (database?.spec.users ?? []).map(({ name, roles }) => [name, roles]);
      const own = services.map((name) => [name, [{ db: `hearthstay-${name}`, name: 'readWrite' }]] as const);
      const ofBackups = ['data', own.flatMap(([, roles]) => roles)];
      expect(Object.fromEntries(users)).toEqual(Object.fromEntries([...own, ofBackups]));
      for (const workload of ofApplications().filter(({ name }) => services.includes(name))) {
        const uri = settingsOf(resources(), workload).find(({ name }) => name === 'MONGODB_URI');
        const user = database?.spec.users.find(({ name }) => name === workload.name);
        expect(uri?.secret?.name).toBe(user?.connectionStringSecretName);
      }
    });
  }
});
