import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'web', root: import.meta.dirname });
