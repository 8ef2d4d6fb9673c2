import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'message-context', root: import.meta.dirname });
