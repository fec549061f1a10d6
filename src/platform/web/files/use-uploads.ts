/** Files that belong to a form: nothing is sent without them, and none is lost because it was still on its way. */
import { ORPCError } from '@orpc/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadView } from '#platform/shared/uploads.ts'
import { uploadPicture } from '../upload.ts'
import { openUploadQueue, type Send, type UploadItem, type UploadQueue } from './upload-queue.ts'

export type UploadedFile = { upload: UploadView; name: string; alt: string }

export type Uploads = {
  queue: UploadQueue
  items: readonly UploadItem[]
  /** What is uploaded, in the order it was taken in. Waits for what is on its way; fails with UPLOAD_FAILED where one could not be sent. */
  all(): Promise<UploadedFile[]>
}

/** `send`: how one is sent; `PUT /uploads` unless the catalogue plays it. */
export function useUploads(send: Send = uploadPicture): Uploads {
  const [queue] = useState(() => openUploadQueue(send))
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  useEffect(() => () => queue.stop(), [queue])
  return {
    queue,
    items,
    async all() {
      const settled = await queue.settled()
      if (settled.some(({ state }) => state.kind === 'failed')) throw new ORPCError('UPLOAD_FAILED')
      return uploadedOf(settled)
    },
  }
}

export function uploadedOf(items: readonly UploadItem[]): UploadedFile[] {
  return items.flatMap(({ file: { name }, alt, state }) => (state.kind === 'done' ? [{ upload: state.upload, name, alt: alt.trim() }] : []))
}
