import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'guarded-request', root: import.meta.dirname });
