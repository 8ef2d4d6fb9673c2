import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'runtime', root: import.meta.dirname });
