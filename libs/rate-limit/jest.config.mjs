import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'rate-limit', root: import.meta.dirname });
