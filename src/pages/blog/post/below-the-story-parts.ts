// The parts below a story, which load as one chunk.
export { PostEnd } from './PostEnd';
export { RelatedPosts } from './RelatedPosts';
