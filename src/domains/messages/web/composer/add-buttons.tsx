import { ImagePlus, ShoppingBag } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PICTURE_TYPES } from '#platform/shared/picture-limits.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import type { RecordCard } from '../../contract.ts'

const ProductPicker = lazyPart(() => import('./product-picker.tsx'))

type Props = {
  withPictures: boolean
  withProducts: boolean
  /** No more pictures fit. */
  isFull: boolean
  onFiles: (files: readonly File[]) => void
  onRecord: (record: RecordCard) => void
}

/** Adds pictures and products to a message. */
export function AddButtons({ withPictures, withProducts, isFull, onFiles, onRecord }: Props) {
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
      {withProducts && (
        <IconButton label={t('messages.compose.product')} aria-haspopup="dialog" onClick={() => setPicking(true)}>
          <ShoppingBag aria-hidden className="size-5 text-muted-foreground" />
        </IconButton>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Choosing the same file again fires a change.
          target.value = ''
        }}
      />
      {picking && (
        <ProductPicker
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
