/** Public interface of notifications for the screens of the app. */
export { Bell } from './bell.tsx'
