import company from '../../content/company.yaml';
import type { PageOf } from '../../content/page-schemas';
import page from '../../content/pages/petition.yaml';
import { postSummaries } from '../../content/post-summaries';
import { OutsideButton, OutsideNote } from '../../parts/outside/OutsideButton';
import { Prose } from '../../parts/prose/Prose';
import { Fold } from '../../ui/blocks/Fold';
import { classes } from '../../ui/classes';
import { Eyebrow } from '../../ui/Eyebrow';
import { hero } from '../../ui/hero';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { Print } from '../../ui/Print';
import { Standfirst } from '../../ui/Standfirst';
import { Sign } from './Sign';
import factsStyles from './documented-facts.module.css';
import styles from './petition-page.module.css';
import storyStyles from './story.module.css';

/** The poster and the demand. */
function PetitionHero() {
  return (
    <header data-stock="mustard" className={hero('medium', styles.hoarding)}>
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.words}>
          <p className={styles.label}>Petition</p>
          <PageTitle className={styles.title}>{page.heading}</PageTitle>
          <Standfirst className={styles.standfirst}>{page.standfirst}</Standfirst>
          <div className={styles.action}>
            <OutsideButton href={company.petitionForm} icon="pencil" size="lg" className={styles.button}>
              Sign the Petition
            </OutsideButton>
            <OutsideNote href={company.petitionForm} what="a form" announced />
          </div>
        </div>
        <div className={styles.poster}>
          <Print picture={page.picture} first bleed caption sizes="(min-width: 768px) 455px, 100vw" />
        </div>
      </div>
    </header>
  );
}

/** Four reasons, with their numbers. */
function Significance() {
  return (
    <section data-stock="sand" className={styles.ground} aria-labelledby="significance">
      <div className="page-width">
        <Eyebrow as="h2" id="significance">
          {page.significanceHeading}
        </Eyebrow>
        <ul className={styles.cards}>
          {page.significance.map(({ figure, unit, title, text }) => (
            <li key={title}>
              <p className={styles.figure}>
                <strong>{figure}</strong> <span>{unit}</span>
              </p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The requested plaque, drawn as it could look; it does not exist yet. */
function Plaque() {
  const { heading, before, name, line, after } = page.plaque;
  return (
    <section data-stock="verd" className={styles.wall} aria-labelledby="plaque">
      <div className={`page-width ${styles.wallColumns}`}>
        <div className={styles.wallWords}>
          <h2 id="plaque">{heading}</h2>
          <p>{before}</p>
          <p>{after}</p>
        </div>
        <figure className={styles.plaque} aria-label="The words we would choose">
          <p className={styles.name}>{name}</p>
          <p className={styles.line}>{line}</p>
          <span className={styles.screws} aria-hidden="true" />
        </figure>
      </div>
    </section>
  );
}

const POST = 'jerry-fox-saves-brooklyn-borough-hall';

/** A link to the post with the whole story. */
function FromTheBlog() {
  const post = postSummaries.find(({ id }) => id === POST);
  if (post === undefined) return null;
  return (
    <PageLink to="/blog/$id" params={{ id: post.id }} className={factsStyles.post}>
      <span className={factsStyles.picture}>
        <Picture picture={post.picture} sizes="220px" decorative />
      </span>
      <span className={factsStyles.about}>
        <span className={factsStyles.label}>From the blog</span>
        <strong>{post.title}</strong>
        <span className={factsStyles.figures}>{`${post.category}, ${post.readTime} min read`}</span>
      </span>
      <Icon name="arrow" size={28} />
    </PageLink>
  );
}

/** Says which parts of the story are documented and which are only a legend. */
function DocumentedFacts({ heading, body }: PageOf<'petition'>['honesty']) {
  return (
    <section className={`page-width ${factsStyles.section}`} aria-labelledby="known">
      <div className={factsStyles.columns}>
        <h2 id="known">{heading}</h2>
        <div>
          <Prose blocks={body.slice(0, 1)} className={factsStyles.prose} />
          <Fold label="Read what is known and what is not">
            <Prose blocks={body.slice(1)} className={classes(factsStyles.prose, factsStyles.rest)} />
          </Fold>
        </div>
      </div>
      <FromTheBlog />
    </section>
  );
}

/** The petition page: the demand, the story, and the link to the form, which another company hosts. */
export function PetitionPage() {
  return (
    <>
      <PetitionHero />
      <Story sections={page.sections} />
      <Significance />
      <Sign sign={page.sign} />
      <Plaque />
      <DocumentedFacts {...page.honesty} />
    </>
  );
}

type Section = PageOf<'petition'>['sections'][number];

/** A drawing of spectacles beside a section without a picture. */
function Spectacles() {
  return (
    <svg className={storyStyles.spectacles} viewBox="0 0 264 100" aria-hidden="true" focusable="false">
      <path
        d="M126 52a42 42 0 1 1-84 0 42 42 0 1 1 84 0zM222 52a42 42 0 1 1-84 0 42 42 0 1 1 84 0zM126 46q6-9 12 0M44 38 6 18M220 38l38-20"
        fill="none"
        stroke="currentColor"
        strokeWidth="12"
      />
    </svg>
  );
}

function Chapter({ section: { when, heading, body, picture }, number }: { section: Section; number: number }) {
  const rest = body.slice(1);
  return (
    <section className={storyStyles.row} aria-labelledby={`story-${number}`}>
      <p className={storyStyles.when}>{when}</p>
      <div className={storyStyles.words}>
        <h2 id={`story-${number}`}>{heading}</h2>
        <Prose blocks={rest.length < 2 ? body : body.slice(0, 1)} className={storyStyles.prose} />
        {rest.length < 2 ? null : (
          <Fold label="Read the rest" about={heading}>
            <Prose blocks={rest} className={classes(storyStyles.prose, storyStyles.rest)} />
          </Fold>
        )}
      </div>
      <div>
        {picture === undefined ? (
          <Spectacles />
        ) : (
          <Print picture={picture} caption sizes="(min-width: 768px) 370px, 92vw" />
        )}
      </div>
    </section>
  );
}

/** The life of the cat, by dates. */
function Story({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={`page-width ${storyStyles.story}`}>
      {sections.map((section, index) => (
        <Chapter key={section.when} section={section} number={index + 1} />
      ))}
    </div>
  );
}
