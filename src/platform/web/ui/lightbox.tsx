/** Full-screen images: swipe or arrow keys to move, press to zoom. */
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageView } from '#platform/shared/contract.ts'
import { textDirection } from '#platform/shared/language.ts'
import { formatNumber } from '../i18n/numbers.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { classes } from './classes.ts'
import { useReturnFocus } from './use-return-focus.ts'

type Props = {
  images: readonly ImageView[]
  /** The index of the first image shown. */
  start: number
  title: string
  onClose: () => void
}

const ROUND =
  'inline-flex size-11 items-center justify-center rounded-full bg-black/60 text-white transition hover:bg-white/20 focus-visible:outline-white disabled:invisible'

export default function Lightbox({ images, start, title, onClose }: Props) {
  const { t } = useTranslation()
  const returnFocus = useReturnFocus()
  const locale = useLocale()
  const onward = textDirection(useLanguage()) === 'rtl' ? -1 : 1
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(start)
  const [zoomed, setZoomed] = useState(false)
  const last = images.length - 1

  useEffect(() => strip.current?.children[start]?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' }), [start])

  function show(index: number) {
    setZoomed(false)
    strip.current?.children[Math.min(Math.max(index, 0), last)]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  function noteShown() {
    const { current } = strip
    if (current && !zoomed) setShown(Math.round(Math.abs(current.scrollLeft) / current.clientWidth))
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') show(shown + onward)
    if (key === 'ArrowLeft') show(shown - onward)
    if (key === 'Home') show(0)
    if (key === 'End') show(last)
    if (key === '+' || key === '-') setZoomed(key === '+')
  }

  /** Zooms in around the pressed point. */
  function zoomAt({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) {
    const slide = currentTarget.parentElement
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const across = (clientX - left) / width
    const down = (clientY - top) / height
    setZoomed((before) => !before)
    requestAnimationFrame(() => {
      if (!slide) return
      const reach = slide.scrollWidth - slide.clientWidth
      slide.scrollTo({ left: onward === 1 ? reach * across : -reach * (1 - across), top: (slide.scrollHeight - slide.clientHeight) * down })
    })
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 animate-fade-in bg-black text-white outline-none"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <div
            ref={strip}
            onScroll={noteShown}
            className={classes(
              'scrollbar-none flex size-full snap-x snap-mandatory scroll-smooth',
              zoomed ? 'overflow-hidden' : 'overflow-x-auto',
            )}
          >
            {images.map((image, index) => (
              <div
                key={image.sources[0]?.url ?? index}
                aria-hidden={index !== shown}
                className={classes(
                  'size-full shrink-0 snap-start',
                  zoomed && index === shown ? 'overflow-auto' : 'flex items-center justify-center overflow-hidden',
                )}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  onClick={zoomAt}
                  aria-label={t('platform.lightbox.zoom')}
                  className={classes(
                    'block',
                    zoomed && index === shown ? 'w-[max(220vh,200vw)] cursor-zoom-out' : 'max-h-full max-w-full cursor-zoom-in',
                  )}
                >
                  <img
                    src={image.sources.at(-1)?.url}
                    alt={image.alt}
                    width={image.width}
                    height={image.height}
                    loading={Math.abs(index - shown) > 1 ? 'lazy' : 'eager'}
                    className={zoomed && index === shown ? 'w-full max-w-none' : 'max-h-dvh w-auto object-contain md:max-h-[88dvh]'}
                  />
                </button>
              </div>
            ))}
          </div>
          <p
            aria-live="polite"
            className="pointer-events-none absolute start-4 top-4 rounded-full bg-black/60 px-3 py-2 text-sm tabular-nums"
          >
            {t('platform.lightbox.position', { number: formatNumber(shown + 1, locale), total: formatNumber(images.length, locale) })}
          </p>
          <div className="absolute end-4 top-4 flex gap-2">
            <button
              type="button"
              aria-pressed={zoomed}
              aria-label={t('platform.lightbox.zoom')}
              onClick={() => setZoomed((before) => !before)}
              className={ROUND}
            >
              {zoomed ? <ZoomOut aria-hidden className="size-5" /> : <ZoomIn aria-hidden className="size-5" />}
            </button>
            <Dialog.Close aria-label={t('platform.close')} className={ROUND}>
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          {images.length > 1 && (
            <>
              <button
                type="button"
                aria-label={t('platform.lightbox.previous')}
                disabled={shown === 0}
                onClick={() => show(shown - 1)}
                className={classes(ROUND, 'absolute start-4 top-1/2 -translate-y-1/2 max-md:top-auto max-md:bottom-6')}
              >
                <ChevronLeft aria-hidden className="flip size-6" />
              </button>
              <button
                type="button"
                aria-label={t('platform.lightbox.next')}
                disabled={shown === last}
                onClick={() => show(shown + 1)}
                className={classes(ROUND, 'absolute end-4 top-1/2 -translate-y-1/2 max-md:top-auto max-md:bottom-6')}
              >
                <ChevronRight aria-hidden className="flip size-6" />
              </button>
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
