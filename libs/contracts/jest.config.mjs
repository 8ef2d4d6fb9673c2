import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'contracts', root: import.meta.dirname });
