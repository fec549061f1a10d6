/** Public interface of comments for the screens of other domains. */
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'

/** The comments on a record, with the composer. `?comment=<id>` of the page leads to one of them. */
export const CommentThread = lazyPart(() => import('./comment-thread.tsx'), { Fallback: ThreadSkeleton })
