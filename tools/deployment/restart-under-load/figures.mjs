import { columns } from '../../workspace/columns.mjs';

/** @typedef {import('../src/restart-under-load').Result} Result */

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const inMilliseconds = (value) => `${value.toFixed(0)} ms`;

const rowOf = (name, results) => {
  const times = results.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const failed = results.filter(({ failure }) => failure).length;
  return [name, results.length, failed, ...[0.5, 0.99, 1].map((share) => inMilliseconds(quantile(times, share)))];
};

/** The calls by their names, and all of them, as a table. @param {Result[]} results at least one */
export const tableOf = (results) => {
  const names = [...new Set(results.map(({ name }) => name))].sort();
  const rows = names.map((name) =>
    rowOf(
      name,
      results.filter((result) => result.name === name),
    ),
  );
  const head = ['call', 'sent', 'failed', 'median', '99 %', 'longest'];
  return columns([head, ...rows, rowOf('all', results)].map((row) => row.map(String)));
};

/** A line for each failed call. @param {Result[]} results */
export const failuresIn = (results) =>
  results.flatMap(({ name, failure, at, milliseconds }) =>
    failure ? [`${at} ${name}: ${failure} after ${inMilliseconds(milliseconds)}`] : [],
  );
