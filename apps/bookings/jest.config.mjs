import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'bookings', root: import.meta.dirname });
