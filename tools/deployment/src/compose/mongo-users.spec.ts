import { runInNewContext } from 'node:vm';
import { services } from '../applications';
import { workspaceFile } from '../workspace-file';
import { composeServices, environmentOf } from './compose';

type Command = Record<string, unknown>;

/** Runs the script as mongosh does, on a server that knows these users. */
const commandsFor = ({ isReplicaSet, users }: { isReplicaSet: boolean; users: string[] }) => {
  const sent: Command[] = [];
  const addresses: string[] = [];
  let pauses = 0;
  const runCommand = (command: Command) => {
    if ('hello' in command) return { isWritablePrimary: isReplicaSet || pauses > 0 };
    if ('usersInfo' in command) return { users: users.filter((name) => name === command['usersInfo']) };
    if ('replSetGetStatus' in command && !isReplicaSet)
      throw Object.assign(new Error('no replset config has been received'), { codeName: 'NotYetInitialized' });
    // What is read is not recorded.
    if (!('replSetGetStatus' in command)) sent.push(command);
    return {};
  };
  const connect = (address: string) => {
    addresses.push(address);
    return { runCommand };
  };
  const env = environmentOf(composeServices()['mongo-users'] ?? {});
  runInNewContext(workspaceFile('deploy/compose/mongo-users.js'), {
    process: { env },
    connect,
    sleep: () => (pauses += 1),
  });
  return { sent, addresses, pauses };
};

const rolesOf = (names: readonly string[]) => names.map((name) => ({ role: 'readWrite', db: `hearthstay-${name}` }));

/** The password in the address of a service. */
const passwordOf = (name: string): string =>
  new URL(environmentOf(composeServices()[name] ?? {})['MONGODB_URI'] ?? '').password;

describe('The users of MongoDB in docker-compose.yml', () => {
  it('are one for each service, which sees only its own database, and one for backups', () => {
    const { sent } = commandsFor({ isReplicaSet: true, users: [] });
    const own = [...services].sort().map((name) => ({
      createUser: name,
      pwd: passwordOf(name),
      roles: rolesOf([name]),
    }));
    const all = { createUser: 'data', pwd: passwordOf('data'), roles: rolesOf([...services].sort()) };
    expect(sent).toEqual([...own, all]);
  });

  it('get their passwords again at each start', () => {
    const { sent } = commandsFor({ isReplicaSet: true, users: ['bookings'] });
    expect(sent.map((command) => Object.keys(command)[0])).toEqual([
      'createUser',
      'updateUser',
      'createUser',
      'createUser',
      'createUser',
    ]);
  });

  it('are made on a new replica set of one server, once it can write', () => {
    const { sent, addresses, pauses } = commandsFor({ isReplicaSet: false, users: [] });
    expect(sent[0]).toEqual({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] } });
    expect(pauses).toBe(1);
    // A new one has no primary, which a client would otherwise wait for.
    expect(addresses).toEqual([
      expect.stringMatching(/^mongodb:\/\/root:[^@]+@mongo:27017\/admin\?directConnection=true$/),
    ]);
  });
});
