/** The public interface of search for the screens of the app. */
export { RecordPicture } from './record-picture.tsx'
export { searchPath } from './search-path.ts'
export { SearchScreen } from './search-screen.tsx'
export { useDetails } from './use-details.ts'
