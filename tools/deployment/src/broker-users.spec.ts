import { parseAllDocuments } from 'yaml';
import { applications } from './applications';
import { brokerUserResources, brokerUsers } from './broker-users';
import { workspaceFile } from './workspace-file';

describe('deploy/broker/broker-users.json', () => {
  it('is what `npm run broker-users` writes', () => {
    expect(JSON.parse(workspaceFile('deploy/broker/broker-users.json'))).toEqual(brokerUsers());
  });

  it('has a user for each application', () => {
    expect(
      brokerUsers()
        .users.map(({ name }) => name)
        .sort(),
    ).toEqual([...applications].sort());
  });

  it.each(applications)('lets %s read no queue of another application', (application) => {
    const { read = '' } = brokerUsers().permissions.find(({ user }) => user === application) ?? {};
    const others = applications.filter((name) => name !== application);
    const queues = (name: string) => [`hearthstay.calls.${name}`, `hearthstay.events.${name}`];
    expect(others.flatMap(queues).filter((queue) => new RegExp(read).test(queue))).toEqual([]);
    const [calls = ''] = queues(application);
    expect(new RegExp(read).test(calls)).toBe(application !== 'bff');
  });
});

describe('k8s/components/operators/rabbitmq-users.yaml', () => {
  it('is what `npm run broker-users` writes', () => {
    const documents = parseAllDocuments(workspaceFile('k8s/components/operators/rabbitmq-users.yaml'));
    expect(documents.map((document) => document.toJS() as unknown)).toEqual(brokerUserResources());
  });
});
