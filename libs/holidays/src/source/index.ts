// What `npm run holidays` needs to write the data anew.
export { holidayCountries } from '../regions';
export { dataFromSource, englishNames } from './data-from-source';
