/** What the browser keeps (specification, section 9). */
export const storageKeys = {
  adminToken: 'hearthstay.admin-token',
  adminEmail: 'hearthstay.admin-email',
  authorized: 'hearthstay.authorized',
  appPassword: 'hearthstay.app-password',
  language: 'hearthstay.language',
} as const;
