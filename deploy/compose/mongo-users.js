// For mongosh: makes the replica set and its users, where they are missing, and sets their passwords to those given.
const { env } = process;

/** Each service reads and writes its own database, and sees no other. */
const services = {
  'admin-auth': env.ADMIN_AUTH,
  bookings: env.BOOKINGS,
  media: env.MEDIA,
  notifications: env.NOTIFICATIONS,
};

const rolesAt = (names) => names.map((name) => ({ role: 'readWrite', db: `hearthstay-${name}` }));

const admin = connect(`mongodb://root:${env.ROOT}@mongo:27017/admin?directConnection=true`);

const makeReplicaSet = () => {
  try {
    admin.runCommand({ replSetGetStatus: 1 });
  } catch (error) {
    if (error.codeName !== 'NotYetInitialized') throw error;
    admin.runCommand({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] } });
  }
  while (!admin.runCommand({ hello: 1 }).isWritablePrimary) sleep(200);
};

const setUser = (name, password, databases) => {
  const exists = admin.runCommand({ usersInfo: name }).users.length > 0;
  const roles = rolesAt(databases);
  admin.runCommand({ [exists ? 'updateUser' : 'createUser']: name, pwd: password, roles });
};

makeReplicaSet();
for (const [name, password] of Object.entries(services)) setUser(name, password, [name]);
// For backups.
setUser('data', env.DATA, Object.keys(services));
