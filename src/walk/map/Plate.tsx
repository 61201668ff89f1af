/** Light words on a dark plate that stays upright; the style sheet places it beside a stop. */
export function Plate({ words, isLeft = false }: { words: string; isLeft?: boolean }) {
  const width = words.length * 8.4 + 20;
  return (
    <g className="sign" data-left={isLeft || undefined}>
      <rect x={-width / 2} width={width} />
      <text>{words}</text>
    </g>
  );
}
