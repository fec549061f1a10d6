import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImageView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Picture } from '#platform/web/ui/picture.tsx'

type Props = { photos: readonly ImageView[]; kept: readonly number[]; onChange: (kept: number[]) => void }

/** A review's existing photos, each removable. */
export function ExistingPhotos({ photos, kept, onChange }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (kept.length === 0) return null
  return (
    <ul className="mb-3 flex flex-wrap gap-2">
      {kept.map((index) => (
        <li key={index} className="relative">
          <Picture image={photos[index] ?? null} alt="" sizes="5rem" className="size-20 rounded-md" />
          <button
            type="button"
            aria-label={t('reviews.form.removePhoto', { number: formatNumber(index + 1, locale) })}
            onClick={() => onChange(kept.filter((each) => each !== index))}
            className="absolute -end-2 -top-2 inline-flex size-8 items-center justify-center rounded-full border bg-background shadow-sm"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
