/** Public interface of groups for the screens of other domains. */
import { lazyPart } from '#platform/web/lazy-part.tsx'

/** One group, with the tabs that other domains bring. */
export const GroupPage = lazyPart(() => import('./group/group-page.tsx'))
