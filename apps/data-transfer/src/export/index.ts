export type { Data } from '../data/data';
export { exportData } from './export-data';
