/** Public interface of groups for the servers of other domains. */

export { getCalendarFile, getEventFile } from './calendars/calendar-file.ts'
export { getFile } from './files/list-files.ts'
export { requireUploader, uploadFile } from './files/upload-file.ts'
export { loadStaff } from './members.sql.ts'
export { loadGroupIds as loadGroupIdsOf } from './people.sql.ts'
export { type GroupReader, loadGroupRights } from './rights.ts'
