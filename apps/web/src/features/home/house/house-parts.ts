export { Cover } from './gallery/cover';
export { HouseSection } from './house-section';
