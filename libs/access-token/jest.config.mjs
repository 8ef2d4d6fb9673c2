import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'access-token', root: import.meta.dirname });
