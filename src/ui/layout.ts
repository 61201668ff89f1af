// Rows and columns of things that are pressed or told. Prose keeps its own elements (src/theme/base.css).
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';

export { Group, Stack } from '@mantine/core';
