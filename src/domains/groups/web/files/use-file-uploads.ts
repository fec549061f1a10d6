import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileRefusal } from '#platform/shared/file-types.ts'
import { errorCode, errorData, failureText } from '#platform/web/failure.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { putFile } from '#platform/web/upload.ts'
import { MAX_FILE_BYTES } from '../../contract/limits.ts'
import { useReloadFiles } from './queries.ts'

export type Sending = { name: string; part: number }

/** Sends files one after the other; one that is refused does not stop the others. Keys: groups.files.refused.* */
export function useFileUploads(groupId: string) {
  const { t } = useTranslation()
  const reload = useReloadFiles()
  const [sending, setSending] = useState<Sending | null>(null)
  const [stop] = useState(() => new AbortController())
  const waiting = useRef<File[]>([])
  useEffect(() => () => stop.abort(), [stop])

  async function send(file: File): Promise<void> {
    const { name } = file
    setSending({ name, part: 0 })
    try {
      if (file.size > MAX_FILE_BYTES) return refuse(name, 'size')
      await putFile(`/groups/${groupId}/files?name=${encodeURIComponent(name)}`, file, {
        signal: stop.signal,
        onProgress: (part) => setSending({ name, part }),
      })
      await reload()
    } catch (error) {
      if (stop.signal.aborted) return
      if (errorCode(error) === 'FILE_REFUSED') refuse(name, (errorData(error) as { reason: FileRefusal }).reason)
      else toast({ variant: 'destructive', title: name, description: failureText(t, error, 'groups') })
    }
  }

  function refuse(name: string, reason: FileRefusal) {
    toast({ variant: 'destructive', title: name, description: t(`groups.files.refused.${reason}`) })
  }

  async function add(files: readonly File[]): Promise<void> {
    const isRunning = waiting.current.length > 0
    waiting.current.push(...files)
    if (isRunning) return
    while (waiting.current[0] && !stop.signal.aborted) {
      await send(waiting.current[0])
      waiting.current.shift()
    }
    setSending(null)
  }
  return { sending, add }
}
