const database = {
  group: ['mongoose', '@nestjs/mongoose', 'mongodb', 'bson', 'lmdb', 'mingo'],
  message: 'Only persistence/ knows how documents are kept.',
};

/** For a service's code outside of persistence/. */
export const noDatabase = { patterns: [database] };

/** What every contract is declared with, apart from the messages of this product. */
const mechanism = {
  name: '@hearthstay/contracts',
  allowImportNames: [
    ...['EventContract', 'EventMessage', 'MessageOf', 'PayloadOf', 'eventMessageSchema'],
    ...['RpcContract', 'RequestInputOf', 'RequestOf', 'ResponseOf', 'ServiceName'],
    ...['DomainError', 'DomainErrorContent', 'StartupError', 'ErrorCode', 'FieldErrorCode', 'fieldErrorCodes'],
    ...['Actor', 'actorSchema', 'HistoryEntryView', 'locales', 'normalEmail'],
  ],
  message: 'A library takes what it has to know of the product as a parameter.',
};

/** For libraries that would serve another product as well. */
export const noProduct = { paths: [mechanism], patterns: [database] };

/** For those of them that work on the database. */
export const noProductButDatabase = { paths: [mechanism] };

/** For code that is to stay plain. */
export const noFramework = {
  patterns: [
    database,
    { group: ['@nestjs/*', '@hearthstay/database'], message: 'The domain knows no framework and no database.' },
    {
      group: ['**/persistence', '**/persistence/**'],
      message: 'Persistence knows the domain, not the other way round.',
    },
  ],
};

/** For the SPA. */
export const noBrowserValuesOfContracts = {
  patterns: [
    {
      group: ['@hearthstay/contracts', 'zod'],
      allowTypeImports: true,
      message: 'Import types only: a value would bring zod into the browser.',
    },
  ],
};
