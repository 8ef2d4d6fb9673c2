import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'standalone', root: import.meta.dirname });
