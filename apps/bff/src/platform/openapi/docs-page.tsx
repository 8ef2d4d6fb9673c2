import { renderPage } from '../pages/page';
import type { OpenApiDocument } from './document';
import type { JsonSchema } from './json-schema';
import type { Operation } from './operation';
import { shapeOf } from './shape';

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** Text in which what stands between backticks is for programs. */
const Text = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

const Schema = ({ content }: { content: Record<string, { schema: JsonSchema }> }) =>
  Object.entries(content).map(([type, { schema }]) => (
    <div key={type}>
      {type !== 'application/json' && <p className="quiet">{type}</p>}
      {schema['$ref'] === undefined && <pre>{shapeOf(schema)}</pre>}
    </div>
  ));

const Parameters = ({ parameters }: Pick<Operation, 'parameters'>) =>
  parameters.map(({ in: place, name, required }) => (
    <p key={name}>
      <code>{name}</code> <span className="quiet">{`in the ${place}${required ? '' : ', may be left out'}`}</span>
    </p>
  ));

/** Who may make the call, in words. */
const admission = ({ security: [needed] }: Operation): string => {
  if (!needed) return 'Open to everybody.';
  return 'admin' in needed ? 'For admins.' : 'With the password for the site, where there is one.';
};

const CallCard = ({ method, path, operation }: Call) => (
  <details className="card call" id={operation.operationId}>
    <summary>
      <span className="method">{method.toUpperCase()}</span>
      <code>{path}</code>
      <span className="quiet">
        <Text>{operation.summary}</Text>
      </span>
    </summary>
    <div>
      <p>{admission(operation)}</p>
      <Parameters parameters={operation.parameters} />
      {operation.requestBody && (
        <>
          <h3>Body</h3>
          <Schema content={operation.requestBody.content} />
        </>
      )}
      {Object.entries(operation.responses).map(([status, { description, content }]) => (
        <section key={status}>
          <h3>{status}</h3>
          <p>
            <Text>{description}</Text>
          </p>
          <Schema content={content} />
        </section>
      ))}
    </div>
  </details>
);

const callsIn = ({ paths }: OpenApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

/** The page that shows the API's description to people. */
export const docsPage = (document: OpenApiDocument): string => {
  const calls = callsIn(document);
  return renderPage({
    locale: 'en',
    title: 'API',
    stylesheet: '/api/docs/style.css',
    children: (
      <>
        <h1>The API of Hearthstay</h1>
        <p>
          <Text>{document.info.description}</Text>
        </p>
        <p className="quiet">
          For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>
        </p>
        {['Guests', 'Admins'].map((tag) => (
          <section key={tag}>
            <h2>{tag}</h2>
            {calls
              .filter(({ operation }) => operation.tags.includes(tag))
              .map((call) => (
                <CallCard key={call.operation.operationId} {...call} />
              ))}
          </section>
        ))}
      </>
    ),
  });
};
