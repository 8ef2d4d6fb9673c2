import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'media', root: import.meta.dirname });
