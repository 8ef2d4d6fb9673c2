import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'prices', root: import.meta.dirname });
