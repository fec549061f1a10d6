import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

/** The posts of a page, loaded after it. */
export const EntryList = lazyPart(() => import('./entry-list.tsx'), { Fallback: ListSkeleton })
