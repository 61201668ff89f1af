import { expect, it } from 'vitest';
import { hoverOnlyWhereThereIsOne } from './hover-media';

const built = (css: string): string => hoverOnlyWhereThereIsOne(css).replace(/\s*([{}:,;])\s*/g, '$1');

it.each([
  ['.a:hover{top:0}', '@media (hover:hover){.a:hover{top:0}}'],
  ['.a:hover .b::before{--x:{y:z};top:0}', '@media (hover:hover){.a:hover .b::before{--x:{y:z};top:0}}'],
  ['.a:hover,.b:focus{top:0}', '.b:focus{top:0}@media (hover:hover){.a:hover{top:0}}'],
  ['.a:enabled,.a:focus{top:0}', '.a:enabled,.a:focus{top:0}'],
  ['.a{top:0;&:hover{top:1px}}', '.a{top:0;@media (hover:hover){&:hover{top:1px}}}'],
  ['@media print{.a:hover{top:0}}', '@media print{@media (hover:hover){.a:hover{top:0}}}'],
  ['@media (hover:hover){.a:hover{top:0}}', '@media (hover:hover){.a:hover{top:0}}'],
])('keeps %s from a finger', (written, shipped) => {
  expect(built(written)).toBe(shipped);
});

it('stops at a rule that is for both, hovered and not', () => {
  expect(() => built('.a :is(b, b:hover){top:0}')).toThrow('not in (b, b:hover)');
});
