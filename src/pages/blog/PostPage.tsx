import { Link, useLoaderData } from '@tanstack/react-router';
import { dateWords } from '../../content/date-words';
import { Prose } from '../../parts/prose/Prose';
import { Eyebrow } from '../../ui/Eyebrow';
import { PageTitle } from '../../ui/PageTitle';
import { Print } from '../../ui/Print';
import styles from './post-page.module.css';

/** One post: cover, story, and where it comes from. */
export function PostPage() {
  const post = useLoaderData({ from: '/blog/$id' });
  return (
    <article key={post.id} className={`page-width ${styles.post}`}>
      <header className={styles.head}>
        <Eyebrow>{post.category}</Eyebrow>
        <PageTitle className={styles.title}>{post.title}</PageTitle>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <p className={styles.figures}>
          <span>{`${post.author} · `}</span>
          <time dateTime={post.date}>{dateWords(post.date)}</time>
          <span>{` · ${post.readTime} min read`}</span>
        </p>
      </header>
      <Print picture={post.picture} sizes="(min-width: 1180px) 1080px, 100vw" first bleed caption />
      <Prose blocks={post.story} under="title" className={styles.story} />
      <section className={styles.sources} aria-labelledby="sources">
        <h2 id="sources">Sources</h2>
        <ul>
          {post.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </section>
      <p>
        <Link to="/blog">Back to all posts</Link>
      </p>
    </article>
  );
}
