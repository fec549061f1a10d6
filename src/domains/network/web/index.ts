/** Public interface of the network for the screens of other domains. */
import { lazyPart } from '#platform/web/lazy-part.tsx'

export { usePersonAct } from './operations.ts'
export { profileQuery, useHidesPeople } from './queries.ts'

/** The button that follows a person, asks to follow, or decides about their request. */
export const FollowButton = lazyPart(() => import('./follow-button.tsx'))

/** A text field in which names are offered after `@`. */
export const MentionField = lazyPart(async () => ({ default: (await import('./mention-field.tsx')).MentionField }))

/** “Followed by Amira, Bruno and 3 others you follow”. */
export { Mutuals } from './mutuals.tsx'
/** Mute, block, report and copy link: for every place where a person appears. */
export { PersonMenu } from './person-menu.tsx'
export { profilePath } from './person-name.tsx'
/** What a person wrote, with links to people, hashtags and web addresses. */
export { WrittenText } from './written-text.tsx'

/** The followers of a person, or those they follow. */
export const PeopleTable = lazyPart(() => import('./people-table.tsx'))
/** Mutes or blocks the author of something. */
export { useRestrict } from './use-restrict.ts'
/** People whom the member may know. */
export const Suggestions = lazyPart(() => import('./suggestions.tsx'))
