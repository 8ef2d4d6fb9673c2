export { HouseSection } from './house-section';
