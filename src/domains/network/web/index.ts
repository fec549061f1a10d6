/** Public interface of the network for the screens of other domains. */
import { lazyPart } from '#platform/web/lazy-part.tsx'

export { profileQuery, useHidesPeople } from './queries.ts'

/** The button that follows a person, asks to follow, or decides about their request. */
export const FollowButton = lazyPart(() => import('./follow-button.tsx'))

/** “Followed by Amira, Bruno and 3 others you follow”. */
export { Mutuals } from './mutuals.tsx'
/** Mute, block, report and copy link: for every place where a person appears. */
export { PersonMenu } from './person-menu.tsx'

/** The followers of a person, or those they follow. */
export const PeopleTable = lazyPart(() => import('./people-table.tsx'))
