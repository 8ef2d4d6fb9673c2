import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'locales', root: import.meta.dirname });
