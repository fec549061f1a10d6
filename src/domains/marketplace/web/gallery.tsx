import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/picture.tsx'

/** One strip that is swiped or scrolled, and a thumb for each picture. */
export function Gallery({ images, name }: { images: ImageView[]; name: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const strip = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(0)

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
      <section
        ref={strip}
        onScroll={noteShown}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('marketplace.gallery.strip')}
        className="scrollbar-none flex min-w-0 grow snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-lg bg-tile"
      >
        {images.map((image, index) => (
          <Picture
            key={image.sources[0]?.url ?? index}
            image={image}
            eager={index === 0}
            sizes="(min-width: 64rem) 45vw, 100vw"
            className="aspect-square w-full shrink-0 snap-start"
          />
        ))}
      </section>
      {images.length > 1 && (
        <ul className="flex shrink-0 gap-3 p-0.5 lg:flex-col">
          {images.map((image, index) => (
            <li key={image.sources[0]?.url ?? index}>
              <button
                type="button"
                onClick={() => show(index)}
                aria-label={t('marketplace.gallery.show', {
                  number: formatNumber(index + 1, locale),
                  total: formatNumber(images.length, locale),
                })}
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
    </section>
  )
}
