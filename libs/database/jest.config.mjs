import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'database', root: import.meta.dirname });
