/** Uploads that belong to a form. The form waits for them, so that no file is lost when it is submitted early. */
import { ORPCError } from '@orpc/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadView } from '#platform/shared/uploads.ts'
import { uploadPicture } from '../upload.ts'
import { createUploadQueue, type Send, type UploadItem, type UploadQueue } from './upload-queue.ts'

export type UploadedFile = { upload: UploadView; name: string; alt: string }

export type Uploads = {
  queue: UploadQueue
  items: readonly UploadItem[]
  /** The uploaded files in order. Waits for running uploads; fails with UPLOAD_FAILED when one couldn't be sent. */
  all(): Promise<UploadedFile[]>
}

/** `send`: the upload function, the same for every draw; `PUT /uploads` by default. */
export function useUploads(send: Send = (file, watch) => uploadPicture(file, watch)): Uploads {
  const [queue] = useState(() => createUploadQueue(send))
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  useEffect(() => () => queue.stop(), [queue])
  return {
    queue,
    items,
    async all() {
      const settled = await queue.settled()
      if (settled.some(({ state }) => state.kind === 'failed')) throw new ORPCError('UPLOAD_FAILED')
      return uploadedFiles(settled)
    },
  }
}

export function uploadedFiles(items: readonly UploadItem[]): UploadedFile[] {
  return items.flatMap(({ file: { name }, alt, state }) => (state.kind === 'done' ? [{ upload: state.upload, name, alt: alt.trim() }] : []))
}
