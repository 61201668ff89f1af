import type { Block, Inline } from '../../content/schemas';
import { classes } from '../../ui/classes';
import { linkTo } from '../../ui/link-to';
import { PageLink } from '../../ui/PageLink';
import { Print } from '../../ui/Print';
import styles from './prose.module.css';

/** How links are rendered. With `words` only their text is printed, for a place where a tap must not navigate. */
type Links = 'links' | 'words';

interface InlineTextProps {
  readonly parts: readonly Inline[];
  readonly links?: Links;
}

/**
 * Renders text with bold and links. Every part is an element, because React fails on bare text that
 * a browser has translated.
 */
export function InlineText({ parts, links = 'links' }: InlineTextProps) {
  return parts.map((part, index) => <Piece key={index} part={part} links={links} />);
}

function Piece({ part, links }: { part: Inline; links: Links }) {
  if (typeof part === 'string') return <span>{part}</span>;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  if (links === 'words') return <span>{part.link}</span>;
  if (part.href.startsWith('/')) return <PageLink {...linkTo(part.href)}>{part.link}</PageLink>;
  return <a href={part.href}>{part.link}</a>;
}

const PICTURE_SIZES = '(min-width: 1024px) 680px, 100vw';

/** Whether the text is under a heading of the page or under its title; this sets its heading levels. */
type Under = 'heading' | 'title';
const HEADINGS = { title: ['h2', 'h3'], heading: ['h3', 'h4'] } as const;

function PrintedBlock({ block, under, links }: { block: Block; under: Under; links: Links }) {
  if ('p' in block) {
    return (
      <p>
        <InlineText parts={block.p} links={links} />
      </p>
    );
  }
  if ('h' in block) {
    const Heading = HEADINGS[under][block.level <= 2 ? 0 : 1];
    return (
      <Heading id={block.id}>
        <InlineText parts={block.h} links={links} />
      </Heading>
    );
  }
  if ('picture' in block)
    return <Print picture={block.picture} caption={block.caption ?? true} sizes={PICTURE_SIZES} />;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.list.map((item, index) => (
        <li key={index}>
          <InlineText parts={item} links={links} />
        </li>
      ))}
    </List>
  );
}

interface ProseProps {
  readonly blocks: readonly Block[];
  readonly under?: Under;
  readonly links?: Links;
  readonly className?: string | undefined;
}

/** Renders running text from src/content: paragraphs, headings, lists and pictures. */
export function Prose({ blocks, under = 'heading', links = 'links', className }: ProseProps) {
  return (
    <div className={classes(styles.prose, className)}>
      {blocks.map((block, index) => (
        <PrintedBlock key={index} block={block} under={under} links={links} />
      ))}
    </div>
  );
}
