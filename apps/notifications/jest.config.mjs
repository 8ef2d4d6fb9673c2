import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'notifications', root: import.meta.dirname });
