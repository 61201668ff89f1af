import { Link } from '@tanstack/react-router';
import type { Block, Inline } from '../../content/schemas';
import { classes } from '../../ui/classes';
import styles from './prose.module.css';

/** Running words with bold and links. Every piece is an element: bare text stumbles when translated. */
export function Words({ words }: { words: readonly Inline[] }) {
  return words.map((part, index) => <Piece key={index} part={part} />);
}

function Piece({ part }: { part: Inline }) {
  if (typeof part === 'string') return <span>{part}</span>;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  if (part.href.startsWith('/')) {
    const [to = '/', hash] = part.href.split('#');
    return (
      <Link to={to} {...(hash === undefined ? {} : { hash })}>
        {part.link}
      </Link>
    );
  }
  return <a href={part.href}>{part.link}</a>;
}

function PrintedBlock({ block }: { block: Block }) {
  if ('p' in block) {
    return (
      <p>
        <Words words={block.p} />
      </p>
    );
  }
  if ('h' in block) {
    const Heading = block.level <= 2 ? 'h3' : 'h4';
    return (
      <Heading id={block.id}>
        <Words words={block.h} />
      </Heading>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.list.map((item, index) => (
        <li key={index}>
          <Words words={item} />
        </li>
      ))}
    </List>
  );
}

/** Running text from src/content. */
export function Prose({ blocks, className }: { blocks: readonly Block[]; className?: string | undefined }) {
  return (
    <div className={classes(styles.prose, className)}>
      {blocks.map((block, index) => (
        <PrintedBlock key={index} block={block} />
      ))}
    </div>
  );
}
