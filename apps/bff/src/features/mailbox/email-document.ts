const openingTags = /^\s*(<!doctype[^>]*>)?\s*(<!--[\s\S]*?-->\s*)*(<html[^>]*>)?\s*(<head[^>]*>)?/i;

/** Headers for the HTML of an e-mail: they allow inline styles and forbid scripts and requests. */
export const emailDocumentHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-top-navigation-by-user-activation',
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
};

/** The HTML of an e-mail whose links replace the whole page, because its sandboxed frame cannot open another tab. */
export const emailDocument = (html: string): string =>
  html.replaceAll(' target="_blank"', '').replace(openingTags, '$&<base target="_top">');
