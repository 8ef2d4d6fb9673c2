import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'calendar-feed', root: import.meta.dirname });
