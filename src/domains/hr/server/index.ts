/** Public interface of hr for the servers of other domains, and for the app. */
export { getLeaveCalendarFile } from './leave/feed-file.ts'
