// A row of things that are pressed. Prose keeps its own elements (src/theme/base.css).
import '@mantine/core/styles/Group.layer.css';

export { Group } from '@mantine/core';
