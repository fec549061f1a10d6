import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MAX_ALT, useColorName } from '#domains/catalog/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import type { FormPicture } from './values.ts'

type Props = {
  image: FormPicture
  index: number
  count: number
  shown: Language
  /** The colors of the variants. */
  colors: readonly string[]
  onChange: (image: FormPicture) => void
  onRemove: () => void
  onMove: (to: number) => void
  onDrag: (index: number | null) => void
  onDropped: () => void
}

/** A picture with its alt text in the selected language. It can be reordered by dragging or with buttons. */
export function PictureCard({ image, index, count, shown, colors, onChange, onRemove, onMove, onDrag, onDropped }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const colorName = useColorName()
  const number = formatNumber(index + 1, locale)
  return (
    <li
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onDropped()
      }}
      className="overflow-hidden rounded-md border bg-background"
    >
      <div className="relative">
        <img
          src={image.url}
          alt={image.alt[shown] ?? ''}
          draggable
          onDragStart={() => onDrag(index)}
          onDragEnd={() => onDrag(null)}
          className="aspect-square w-full cursor-grab bg-tile object-cover"
        />
        {index === 0 && (
          <Badge tone="accent" className="absolute start-2 top-2 shadow-sm">
            {t('products.form.firstPicture')}
          </Badge>
        )}
      </div>
      <div className="flex items-center justify-between gap-1 border-b p-1">
        <span className="flex">
          <IconButton label={t('products.form.earlier', { number })} disabled={index === 0} onClick={() => onMove(index - 1)}>
            <ArrowLeft aria-hidden className="flip size-4.5" />
          </IconButton>
          <IconButton label={t('products.form.later', { number })} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
            <ArrowRight aria-hidden className="flip size-4.5" />
          </IconButton>
        </span>
        <IconButton label={t('products.form.removePicture', { number })} onClick={onRemove}>
          <X aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      <div className="space-y-3 p-3">
        <TextField
          label={t('products.form.alt')}
          required={false}
          dir="auto"
          lang={shown}
          maxLength={MAX_ALT}
          value={image.alt[shown] ?? ''}
          onChange={({ target }) => onChange({ ...image, alt: { ...image.alt, [shown]: target.value } })}
        />
        {(colors.length > 0 || image.color) && (
          <SelectField
            label={t('products.form.pictureColor')}
            required={false}
            value={image.color ?? ''}
            onChange={({ target }) => onChange({ ...image, color: target.value || null })}
          >
            <option value="">{t('products.form.anyColor')}</option>
            {[...new Set([...colors, ...(image.color ? [image.color] : [])])].map((color) => (
              <option key={color} value={color}>
                {colorName(color)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </li>
  )
}
