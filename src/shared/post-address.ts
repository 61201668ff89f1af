// A post has two addresses (docs/requirements.md#addresses-of-a-post, docs/decisions/0013). Its
// file is /blog/{id}: any host answers it, and search engines and the routes use it. Visitors see
// and links use /blog?post={id}. These two functions convert between them and keep the other query
// parameters.

const LIST = '/blog';
const POST_PATH = /^\/blog\/([^/]+)\/*$/i;
const QUERY_KEY = 'post';

type IsPost = (id: string) => boolean;

function withQuery(url: URL, path: string, post: string | undefined): URL {
  const others = [...url.searchParams].filter(([key]) => key !== QUERY_KEY);
  const found = new URL(url);
  found.pathname = path;
  found.search = new URLSearchParams(post === undefined ? others : [[QUERY_KEY, post], ...others]).toString();
  return found;
}

/** Returns the address of the file for an address of a post; that of the list if there is no such post. */
export function fileAddress(url: URL, isPost: IsPost): URL {
  const inPath = POST_PATH.exec(url.pathname)?.[1];
  const isList = url.pathname.replace(/(.)\/+$/, '$1') === LIST;
  const asked = inPath ?? (isList ? (url.searchParams.get(QUERY_KEY) ?? undefined) : undefined);
  if (asked === undefined) return url;
  const id = asked.toLowerCase();
  if (isPost(id)) return withQuery(url, `${LIST}/${id}`, undefined);
  return inPath === undefined ? url : withQuery(url, LIST, inPath);
}

/** Returns the address that is shown and linked for the file of a post. */
export function shownAddress(url: URL): URL {
  const id = POST_PATH.exec(url.pathname)?.[1];
  return id === undefined ? url : withQuery(url, LIST, id);
}
