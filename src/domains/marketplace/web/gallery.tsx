import { Expand } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/picture.tsx'

const Lightbox = lazy(() => import('#platform/web/ui/lightbox.tsx'))

/** A swipeable strip of images with thumbnails; pressing an image opens it full screen. */
export default function Gallery({ images, name }: { images: readonly ImageView[]; name: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const strip = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(0)
  const [open, setOpen] = useState<number | null>(null)
  const number = (value: number) => formatNumber(value, locale)

  function show(index: number) {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  function noteShown() {
    const { current } = strip
    if (current) setShown(Math.round(Math.abs(current.scrollLeft) / current.clientWidth))
  }

  if (images.length === 0) return <Picture image={null} sizes="50vw" className="aspect-square w-full rounded-lg" />
  return (
    <section
      aria-label={t('marketplace.gallery.label', { name })}
      className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-22 lg:flex-row-reverse lg:gap-4 lg:self-start"
    >
      <div className="relative min-w-0 grow">
        <section
          ref={strip}
          onScroll={noteShown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t('marketplace.gallery.strip')}
          className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-lg bg-tile"
        >
          {images.map((image, index) => (
            <button
              key={image.sources[0]?.url ?? index}
              type="button"
              tabIndex={shown === index ? 0 : -1}
              onClick={() => setOpen(index)}
              aria-label={`${image.alt}. ${t('marketplace.gallery.enlarge')}`}
              className="w-full shrink-0 cursor-zoom-in snap-start outline-offset-[-3px]"
            >
              <Picture image={image} alt="" eager={index === 0} sizes="(min-width: 64rem) 45vw, 100vw" className="aspect-square w-full" />
            </button>
          ))}
        </section>
        <span
          aria-hidden
          className="pointer-events-none absolute end-3 bottom-3 inline-flex size-10 items-center justify-center rounded-full bg-background/85 text-foreground shadow-sm"
        >
          <Expand className="size-4.5" />
        </span>
        {images.length > 1 && (
          <span
            aria-hidden
            className="pointer-events-none absolute start-3 bottom-3 rounded-full bg-background/85 px-2.5 py-1.5 text-xs leading-none font-semibold text-foreground tabular-nums shadow-sm lg:hidden"
          >
            {number(shown + 1)} / {number(images.length)}
          </span>
        )}
      </div>
      {images.length > 1 && (
        <ul className="flex shrink-0 gap-3 p-0.5 lg:flex-col">
          {images.map((image, index) => (
            <li key={image.sources[0]?.url ?? index}>
              <button
                type="button"
                onClick={() => show(index)}
                aria-label={t('marketplace.gallery.show', { number: number(index + 1), total: number(images.length) })}
                aria-current={shown === index}
                className={classes(
                  'block overflow-hidden rounded-md transition',
                  shown === index ? 'outline-2 outline-offset-2 outline-foreground' : 'opacity-75 hover:opacity-100',
                )}
              >
                <Picture image={image} alt="" sizes="5rem" className="size-16 md:size-20" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox images={images} start={open} title={t('marketplace.gallery.label', { name })} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
}
