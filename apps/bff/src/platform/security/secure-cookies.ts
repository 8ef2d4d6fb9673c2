/** Injection token: whether cookies carry the attribute `Secure`, because browsers reach the site by HTTPS alone. */
export const secureCookies = Symbol('secure cookies');
