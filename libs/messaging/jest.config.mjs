import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'messaging', root: import.meta.dirname });
