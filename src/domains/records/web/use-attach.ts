import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileRefusal } from '#platform/shared/file-types.ts'
import { errorCode, errorData, failureText } from '#platform/web/failure.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { putFile } from '#platform/web/upload.ts'
import { MAX_FILE_BYTES } from '../contract/limits.ts'
import { useReloadRecords } from './operations.ts'
import type { RecordRef } from './queries.ts'

type Sending = { name: string; part: number }

/** Sends files one after the other; one that is refused does not stop the others. Keys: records.files.refused.* */
export function useAttach({ workspaceId, type, id }: RecordRef) {
  const { t } = useTranslation()
  const reload = useReloadRecords(workspaceId)
  const [sending, setSending] = useState<Sending | null>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  function refuse(name: string, reason: FileRefusal) {
    toast({ variant: 'destructive', title: name, description: t(`records.files.refused.${reason}`) })
  }

  async function send(file: File, signal: AbortSignal): Promise<void> {
    const { name } = file
    if (file.size > MAX_FILE_BYTES) return refuse(name, 'size')
    setSending({ name, part: 0 })
    const query = new URLSearchParams({ workspace: workspaceId, name })
    try {
      await putFile(`/records/${type}/${id}/files?${query}`, file, { signal, onProgress: (part) => setSending({ name, part }) })
    } catch (error) {
      if (signal.aborted) return
      if (errorCode(error) === 'FILE_REFUSED') refuse(name, (errorData(error) as { reason: FileRefusal }).reason)
      else toast({ variant: 'destructive', title: name, description: failureText(t, error, 'records') })
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const controller = new AbortController()
    stop.current = controller
    for (const file of files) if (!controller.signal.aborted) await send(file, controller.signal)
    if (controller.signal.aborted) return
    setSending(null)
    await reload()
  }
  return { sending, add }
}
