import { useEffect, useRef } from 'react';
import page from '../../content/pages/blog.yaml';
import type { PostSummary } from '../../content/page-schemas';
import { topicSlug } from '../../content/topics';
import { Button } from '../../ui/Button';
import { SearchField, type SearchFieldHandle } from '../../ui/form/SearchField';
import { BrowseByTopic } from './BrowseByTopic';
import { EmptyBlog } from './EmptyBlog';
import { countWords, findPosts, offersTopics, topicsOf } from './find-posts';
import { FrontPage } from './FrontPage';
import styles from './post-list.module.css';
import { TopicFilter } from './TopicFilter';
import { TOPIC_HEAD_ID, TopicHead } from './TopicHead';
import { useSearchWords, useTopic } from './use-blog-query';

const ORDER = page.topics.map(({ category }) => category);

/** The posts, the newest first, with the two ways to make the list shorter. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  const search = useRef<SearchFieldHandle>(null);
  const goesToTopic = useRef(false);
  const [asked, choose] = useTopic();
  const { query, ask, write } = useSearchWords();
  const topics = topicsOf(posts, ORDER);
  const category = topics.find((topic) => topicSlug(topic.category) === asked)?.category;
  const found = findPosts(posts, { query, category });
  const words = countWords(found.length, query, category);
  useEffect(() => {
    // The link that was pressed is gone: on with the head of what it led to.
    if (goesToTopic.current && category !== undefined) document.getElementById(TOPIC_HEAD_ID)?.focus();
    goesToTopic.current = false;
  }, [category]);
  if (posts.length === 0) return <EmptyBlog />;

  const isWhole = category === undefined && query.trim() === '';
  return (
    <>
      <div className={styles.tools}>
        <TopicFilter topics={topics} all={posts.length} chosen={category} onChoose={choose} />
        <div className={styles.search} onBlur={write}>
          <SearchField
            ref={search}
            label="Search the stories"
            placeholder="Try: police, hotel, law"
            query={query}
            onQuery={ask}
          />
        </div>
      </div>
      <p role="status" className={styles.count}>
        <span key={words}>{words}</span>
      </p>
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
        <BrowseByTopic posts={posts} topics={topics} onGo={() => (goesToTopic.current = true)} />
      ) : null}
    </>
  );
}
