import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'stay', root: import.meta.dirname });
