const database = {
  group: ['mongoose', '@nestjs/mongoose', 'mongodb', 'bson', 'lmdb', 'mingo'],
  message: 'Only persistence/ knows how documents are kept.',
};

/** For a service's code outside of persistence/. */
export const noDatabase = { patterns: [database] };

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
