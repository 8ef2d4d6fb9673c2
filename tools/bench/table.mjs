import { columns } from '../workspace/columns.mjs';

/**
 * @typedef {{name: string, value: number, unit: string, target?: number}} Result `target` is the highest accepted value
 */

/** @param {Result} result */
export const missesTarget = ({ value, target }) => target !== undefined && !(value <= target);

const number = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** @param {Result} result */
const rowOf = (result) => {
  const { name, value, unit, target } = result;
  if (target === undefined) return [name, `${number(value)} ${unit}`, '', ''];
  return [name, `${number(value)} ${unit}`, `≤ ${target} ${unit}`, missesTarget(result) ? '✗' : '✓'];
};

/** The results as text, a line each. @param {Result[]} results */
export const tableOf = (results) => {
  const rows = [['what', 'measured', 'target', ''], ...results.map(rowOf)];
  return columns(rows);
};
