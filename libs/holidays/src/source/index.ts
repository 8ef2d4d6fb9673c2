// What `npm run holidays` needs to write the data anew.
export { holidayCountries } from '../regions';
export { dataFromSource } from './data-from-source';
