/** The page of Swagger UI. Scripts and styles are files, because the content security policy forbids inline ones. */
export const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>API · Hearthstay</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/initializer.js"></script>
  </body>
</html>
`;

/** Starts Swagger UI without its online validator. */
export const initializer = `SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.getElementById('swagger-ui'),
  deepLinking: true,
  validatorUrl: null,
});
`;
