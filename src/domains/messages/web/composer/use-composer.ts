import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { RecordCard } from '#platform/shared/linked-record.ts'
import type { UploadView } from '#platform/shared/uploads.ts'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { useUploads } from '#platform/web/files/use-uploads.ts'
import { useTextDraft } from '#platform/web/form/use-text-draft.ts'
import { MAX_PICTURES } from '../../contract/limits.ts'
import { findRecord } from '../conversation/find-record.ts'
import type { OutgoingContent } from '../conversation/outgoing-store.ts'
import { takePrefill, takePrefilledCard } from '../prefill.ts'

export type Sent = { content: OutgoingContent; uploads: readonly { upload: UploadView; alt: string }[]; card: RecordCard | null }

export type ComposerOptions = {
  /** The name of the draft: the operation and the id of what is written about. */
  name: string
  /** Resolves when the message is on its way; what was written stays when it rejects. */
  onSend: (sent: Sent) => Promise<unknown>
  withPictures?: boolean
  withRecords?: boolean
  replyTo?: string | null
  onTyping?: (writing: boolean) => void
  element?: RefObject<HTMLTextAreaElement | null>
}

/** The content of a message that is being written. */
export function useComposer({
  name,
  onSend,
  withPictures = true,
  withRecords = false,
  replyTo = null,
  onTyping,
  element,
}: ComposerOptions) {
  const own = useRef<HTMLTextAreaElement>(null)
  const field = element ?? own
  const uploads = useUploads()
  const { queue, items } = uploads
  const [text, setText] = useTextDraft(name, takePrefill)
  const [card, setCard] = useState<RecordCard | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => setCard(takePrefilledCard(name)), [name])
  const isEmpty = text.trim() === '' && items.length === 0 && !card

  function addFiles(files: readonly File[]) {
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    if (withPictures && pictures.length > 0) queue.add(pictures, MAX_PICTURES)
  }

  async function send() {
    if (busy || isEmpty) return
    setBusy(true)
    setFailure(null)
    try {
      const done = await uploads.all()
      const content: OutgoingContent = {
        clientKey: newIdempotencyKey(),
        text: text.trim(),
        pictures: done.map(({ upload, alt }) => ({ uploadId: upload.uploadId, alt })),
        record: card && { type: card.type, id: card.id },
        replyTo,
      }
      await onSend({ content, uploads: done, card })
      setText('')
      setCard(null)
      for (const { id } of items) queue.remove(id)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
      field.current?.focus()
    }
  }

  return {
    field,
    text,
    card,
    setCard,
    queue,
    items,
    busy,
    failure,
    isEmpty,
    addFiles,
    send,
    write(next: string) {
      setText(next)
      setFailure(null)
      onTyping?.(next.trim() !== '')
    },
    /** Pictures are added; the address of a product becomes its card, too. */
    onPaste(event: ClipboardEvent) {
      if (withPictures && event.clipboardData.files.length > 0) {
        event.preventDefault()
        return addFiles([...event.clipboardData.files])
      }
      const record = withRecords ? findRecord(event.clipboardData.getData('text/plain'), window.location.origin) : null
      if (record && !card) setCard({ ...record, card: null })
    },
  }
}
