import { ImagePlus, Paperclip } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordCard } from '#platform/shared/linked-record.ts'
import { PICTURE_TYPES } from '#platform/shared/picture-limits.ts'
import { FileInput } from '#platform/web/files/file-input.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'

const RecordPicker = lazyPart(() => import('./record-picker.tsx'))

type Props = {
  withPictures: boolean
  withRecords: boolean
  /** No more pictures fit. */
  isFull: boolean
  onFiles: (files: readonly File[]) => void
  onRecord: (record: RecordCard) => void
}

/** Adds pictures, products and orders to a message. */
export function AddButtons({ withPictures, withRecords, isFull, onFiles, onRecord }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [picking, setPicking] = useState(false)
  return (
    <>
      {withPictures && (
        <IconButton label={t('messages.compose.picture')} disabled={isFull} onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden className="size-5 text-muted-foreground" />
        </IconButton>
      )}
      {withRecords && (
        <IconButton label={t('messages.compose.record')} aria-haspopup="dialog" onClick={() => setPicking(true)}>
          <Paperclip aria-hidden className="size-5 text-muted-foreground" />
        </IconButton>
      )}
      <FileInput element={input} accept={PICTURE_TYPES.join(',')} multiple onFiles={onFiles} />
      {picking && (
        <RecordPicker
          onPick={(record) => {
            onRecord(record)
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
