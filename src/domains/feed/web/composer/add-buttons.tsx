import { BarChart3, ImagePlus, ShoppingBag } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordPicker } from '#domains/messages/web/index.ts'
import type { RecordCard } from '#platform/shared/linked-record.ts'
import { PICTURE_TYPES } from '#platform/shared/picture-limits.ts'
import { FileInput } from '#platform/web/files/file-input.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { MAX_PICTURES } from '../../contract/limits.ts'

type Props = {
  pictures: number
  hasPoll: boolean
  onFiles: (files: readonly File[]) => void
  onProduct: (record: RecordCard) => void
  onPoll: () => void
}

/** Adds pictures, a product or a poll to a post. */
export function AddButtons({ pictures, hasPoll, onFiles, onProduct, onPoll }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [picking, setPicking] = useState(false)
  return (
    <>
      <IconButton label={t('feed.compose.picture')} disabled={pictures >= MAX_PICTURES} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden className="size-5 text-muted-foreground" />
      </IconButton>
      <IconButton label={t('feed.compose.product')} aria-haspopup="dialog" onClick={() => setPicking(true)}>
        <ShoppingBag aria-hidden className="size-5 text-muted-foreground" />
      </IconButton>
      <IconButton label={t('feed.compose.poll')} aria-pressed={hasPoll} onClick={onPoll}>
        <BarChart3 aria-hidden className="size-5 text-muted-foreground" />
      </IconButton>
      <FileInput element={input} accept={PICTURE_TYPES.join(',')} multiple onFiles={onFiles} />
      {picking && (
        <RecordPicker
          productsOnly
          onPick={(record) => {
            onProduct(record)
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
