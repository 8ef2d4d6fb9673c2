import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'deployment', root: import.meta.dirname });
