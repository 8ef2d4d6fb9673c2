import { spawn } from 'node:child_process';
import { UserError } from '../../workspace/run-tool.mjs';

/**
 * Runs kubectl and returns what it prints.
 *
 * @param {string[]} parameters
 * @param {string} [input]
 * @returns {Promise<{code: number, output: string}>}
 */
const kubectl = (parameters, input = '') =>
  new Promise((resolve, reject) => {
    const child = spawn('kubectl', parameters, { stdio: 'pipe' });
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString().trim() }));
    child.stdin.end(input);
  });

/** The applications of one namespace. Every function throws a UserError with what kubectl printed when it fails. */
export const clusterIn = (namespace) => {
  const inNamespace = async (...parameters) => {
    const { code, output } = await kubectl(['--namespace', namespace, ...parameters]);
    if (code !== 0) throw new UserError(output);
    return output;
  };
  const namesOf = async (kind, selector) =>
    (await inNamespace('get', kind, '--selector', selector, '--output', 'jsonpath={.items[*].metadata.name}'))
      .split(' ')
      .filter(Boolean);

  const untilComplete = (deployment) => inNamespace('rollout', 'status', `deployment/${deployment}`, '--timeout', '5m');

  /** Whether the pod ends now. It does not as long as a PodDisruptionBudget forbids it. */
  const mayEvict = async (pod) => {
    const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name: pod, namespace } };
    const path = `/api/v1/namespaces/${namespace}/pods/${pod}/eviction`;
    const { code, output } = await kubectl(['create', '--raw', path, '--filename', '-'], JSON.stringify(eviction));
    if (code !== 0 && !output.includes('disruption budget')) throw new UserError(output);
    return code === 0;
  };

  return {
    deployments: () => namesOf('deployments', 'app.kubernetes.io/component'),
    podsOf: (deployment) => namesOf('pods', `app.kubernetes.io/name=${deployment}`),
    restart: async (deployment) => {
      await inNamespace('rollout', 'restart', `deployment/${deployment}`);
      await untilComplete(deployment);
    },
    untilComplete,
    mayEvict,
    /** The token of a new session of an admin, by a link for operators. */
    signIn: async (address, admin) => {
      const command = ['node', 'dist/apps/admin-link/main.js', admin];
      const output = await inNamespace('exec', 'deployment/admin-auth', '--', ...command);
      const [, link] = /\/admin\/access\/([\w-]+)/.exec(output) ?? [];
      const response = await fetch(`${address}/api/admin/verify/${link}`);
      if (!response.ok) throw new UserError(`Cannot sign in at ${address}: ${response.status}`);
      /** @type {any} */
      const session = await response.json();
      return session.token;
    },
  };
};
