import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Picture } from '#platform/web/ui/picture.tsx'

const Lightbox = lazy(() => import('#platform/web/ui/lightbox.tsx'))

type Props = { photos: readonly ImageView[]; title: string; size?: 'md' | 'sm' }

const SIZES = { md: 'size-24 sm:size-28', sm: 'size-18 sm:size-20' }

/** A row of photos; pressing one opens it full screen. */
export function PhotoStrip({ photos, title, size = 'md' }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [open, setOpen] = useState<number | null>(null)
  if (photos.length === 0) return null
  return (
    <>
      <ul aria-label={title} className="-m-1 flex scrollbar-none gap-2 overflow-x-auto p-1">
        {photos.map((photo, index) => (
          <li key={photo.sources[0]?.url ?? index} className="shrink-0">
            <button
              type="button"
              onClick={() => setOpen(index)}
              aria-label={t('reviews.photo', { number: formatNumber(index + 1, locale), total: formatNumber(photos.length, locale) })}
              className="block cursor-zoom-in overflow-hidden rounded-md"
            >
              <Picture image={photo} alt="" sizes="7rem" className={SIZES[size]} />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox images={photos} start={open} title={title} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
