import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'access', root: import.meta.dirname });
