import { StartupError } from '../startup-error.ts'
import type { ClusterFolder } from './cluster-folder.ts'

/** Detects a disk problem in a program's output; null for other errors. */
export function diskProblem(text: string, home: ClusterFolder): StartupError | null {
  if (/No space left on device|Disk quota exceeded|could not extend file/.test(text))
    return new StartupError({ code: 'disk-full', folder: home.folder })
  if (/Read-only file system|Permission denied/.test(text)) {
    return new StartupError({
      code: 'folder-unwritable',
      folder: home.folder,
      reason: /^.*(?:Read-only file system|Permission denied).*$/m.exec(text)?.[0].trim() ?? '',
    })
  }
  return null
}
