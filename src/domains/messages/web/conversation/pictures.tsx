import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageView } from '#platform/shared/contract.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/picture.tsx'

const Lightbox = lazy(() => import('#platform/web/ui/lightbox.tsx'))

const MAX_HEIGHT_PX = 320

/** One picture in its own shape, several as a grid; a press opens them large. */
export function Pictures({ images }: { images: readonly ImageView[] }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<number | null>(null)
  const [first] = images
  if (!first) return null
  const single = images.length === 1
  return (
    <>
      <div className={classes('grid max-w-full gap-1 overflow-hidden rounded-md', single ? 'w-fit' : 'w-72 grid-cols-2')}>
        {images.map((image, index) => (
          <button
            key={image.sources[0]?.url ?? index}
            type="button"
            onClick={() => setOpen(index)}
            aria-label={image.alt || t('messages.picture.open', { number: index + 1 })}
            // A known width, so that the height is known before the picture is loaded.
            style={single ? { width: Math.min(image.width, (MAX_HEIGHT_PX * image.width) / image.height) } : undefined}
            className={classes('block max-w-full overflow-hidden', images.length === 3 && index === 0 && 'col-span-2')}
          >
            <Picture image={image} sizes="20rem" alt="" className={single ? 'h-auto w-full' : 'aspect-square size-full object-cover'} />
          </button>
        ))}
      </div>
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox images={images} start={open} title={t('messages.picture.title')} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
