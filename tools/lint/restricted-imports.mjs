const database = {
  group: ['mongoose', '@nestjs/mongoose', 'mongodb', 'bson', 'lmdb', 'mingo'],
  message: 'Only persistence/ depends on how documents are stored.',
};

/** For a service's code outside of persistence/. */
export const noDatabase = { patterns: [database] };

/** The part of the contracts library that does not depend on this product. */
const mechanism = {
  name: '@hearthstay/contracts',
  allowImportNames: [
    ...['EventContract', 'EventMessage', 'MessageOf', 'PayloadOf', 'eventMessageSchema'],
    ...['RpcContract', 'RequestInputOf', 'RequestOf', 'ResponseOf', 'ServiceName'],
    ...['applicationNames', 'callers'],
    ...['DomainError', 'DomainErrorContent', 'StartupError', 'ErrorCode', 'FieldErrorCode', 'fieldErrorCodes'],
    ...['Actor', 'actorSchema', 'HistoryEntryView', 'locales', 'normalEmail'],
  ],
  message: 'A library takes what it has to know of the product as a parameter.',
};

/** For libraries that do not depend on this product. */
export const noProduct = { paths: [mechanism], patterns: [database] };

/** For those of these libraries that use the database. */
export const noProductButDatabase = { paths: [mechanism] };

/** For code without frameworks. */
export const noFramework = {
  patterns: [
    database,
    { group: ['@nestjs/*', '@hearthstay/database'], message: 'The domain depends on no framework and no database.' },
    {
      group: ['**/persistence', '**/persistence/**'],
      message: 'Persistence depends on the domain, not the other way round.',
    },
  ],
};

/** For the mechanisms of the BFF. */
export const noFeature = {
  patterns: [
    database,
    { group: ['**/features/**'], message: 'A feature uses the platform and passes it what it has to know.' },
  ],
};

/** For what guests load of the SPA. */
export const noBrowserValuesOfContracts = {
  patterns: [
    {
      // These entries contain plain functions only.
      regex: '^(@hearthstay/contracts(?!/(cookie-names|page-paths|panel-path)$)|zod$)',
      allowTypeImports: true,
      message: 'Import types only: a value would bring zod into the browser of a guest.',
    },
    {
      group: ['react-hook-form', '@hookform/**'],
      message: 'Only forms of the panel use it, by useContractForm: a guest would load it with the first page.',
    },
  ],
};
