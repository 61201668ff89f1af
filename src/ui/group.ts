// Use Group for rows of controls. Running text uses plain elements (src/theme/base.css).
import '@mantine/core/styles/Group.layer.css';

export { Group } from '@mantine/core';
