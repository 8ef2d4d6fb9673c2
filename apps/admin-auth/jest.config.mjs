import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'admin-auth', root: import.meta.dirname });
