import { useEffect, useRef } from 'react';
import { topicSlug } from '../../content/crumbs';
import type { PostSummary } from '../../content/page-schemas';
import page from '../../content/pages/blog.yaml';
import { Announcement } from '../../parts/search/Announcement';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { SearchField, type SearchFieldHandle } from '../../ui/form/SearchField';
import { BrowseByTopic } from './BrowseByTopic';
import { countText, findPosts, offersTopics, topicsOf } from './find-posts';
import { PostCard, type CardLook } from './PostCard';
import { TopicFilter } from './TopicFilter';
import { useSearchWords, useTopic } from './use-blog-query';
import styles from './post-list.module.css';

const ORDER = page.topics.map(({ category }) => category);

/** Shows the posts, newest first, with the filter by topic and the search. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  const search = useRef<SearchFieldHandle>(null);
  const goesToTopic = useRef(false);
  const [asked, choose] = useTopic();
  const { query, ask, write } = useSearchWords();
  const topics = topicsOf(posts, ORDER);
  const category = topics.find((topic) => topicSlug(topic.category) === asked)?.category;
  const found = findPosts(posts, { query, category });
  const words = countText(found.length, query, category);
  useEffect(() => {
    // The link that was pressed is removed, so the focus moves to the heading of the topic.
    if (goesToTopic.current && category !== undefined) document.getElementById(TOPIC_HEAD_ID)?.focus();
    goesToTopic.current = false;
  }, [category]);
  if (posts.length === 0) return <EmptyBlog />;

  const isWhole = category === undefined && query.trim() === '';
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search} onBlur={write}>
          <SearchField
            ref={search}
            label="Search the stories"
            placeholder="Try: police, hotel, law"
            query={query}
            onQuery={ask}
          />
        </div>
        <TopicFilter topics={topics} all={posts.length} chosen={category} onChoose={choose} />
      </div>
      <p aria-hidden="true" className={styles.count}>
        <span key={words}>{words}</span>
      </p>
      <Announcement words={words} />
      {category === undefined ? null : <TopicHead category={category} />}
      {found.length === 0 ? (
        <div className={styles.none}>
          <p className={styles.noneWords}>No posts found matching your search.</p>
          <Button icon="close" onClick={() => search.current?.clear()}>
            Clear search
          </Button>
        </div>
      ) : (
        <FrontPage posts={found} isWhole={isWhole} level={category === undefined ? 'h2' : 'h3'} />
      )}
      {offersTopics(found.length, topics, category) ? (
        <BrowseByTopic topics={topics} onGo={() => (goesToTopic.current = true)} />
      ) : null}
    </>
  );
}

/** Shown when src/content has no posts. */
export function EmptyBlog() {
  return (
    <div className={styles.none}>
      <h2>No Blog Posts Available</h2>
      <p>Check back soon for new stories and updates!</p>
    </div>
  );
}

const TOPIC_HEAD_ID = 'topic';

/** Shows the heading of one topic, and what its posts are about. */
function TopicHead({ category }: { category: string }) {
  const text = page.topics.find((topic) => topic.category === category)?.text;
  return (
    <div className={styles.topicHead}>
      <h2 id={TOPIC_HEAD_ID} tabIndex={-1}>
        <span key={category}>{category}</span>
      </h2>
      <p key={text}>{text}</p>
    </div>
  );
}

/** The number of posts without a picture beside the first one; together they have about its height. */
const BESIDE_THE_FIRST = 3;
const looks = (index: number): CardLook => (index === 0 ? 'lead' : index <= BESIDE_THE_FIRST ? 'brief' : 'card');

interface FrontPageProps {
  readonly posts: readonly PostSummary[];
  /**
   * Whether all posts are shown. The newest is then large, the next stand beside it, and the rest below; otherwise all
   * cards look alike.
   */
  readonly isWhole: boolean;
  readonly level: 'h2' | 'h3';
}

/** Renders the posts in the layout of a newspaper's front page. */
function FrontPage({ posts, isWhole, level }: FrontPageProps) {
  return (
    <ul className={classes(styles.posts, isWhole && styles.front)} aria-label="Posts">
      {posts.map((post, index) => {
        const look = isWhole ? looks(index) : 'card';
        return (
          <li key={post.id} className={styles[look]}>
            <PostCard post={post} look={look} level={level} first={index === 0} />
          </li>
        );
      })}
    </ul>
  );
}
