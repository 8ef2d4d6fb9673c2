import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'admin-link', root: import.meta.dirname });
