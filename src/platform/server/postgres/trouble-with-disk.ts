import { Foreseen } from '../foreseen.ts'
import type { Home } from './home.ts'

/** Reads out of a program's last words whether the disk is to blame. */
export function troubleWithDisk(text: string, home: Home): Foreseen | null {
  if (/No space left on device|Disk quota exceeded|could not extend file/.test(text))
    return new Foreseen({ code: 'disk-full', folder: home.folder })
  if (/Read-only file system|Permission denied/.test(text)) {
    return new Foreseen({
      code: 'folder-unwritable',
      folder: home.folder,
      reason: /^.*(?:Read-only file system|Permission denied).*$/m.exec(text)?.[0].trim() ?? '',
    })
  }
  return null
}
