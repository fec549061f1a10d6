import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { markedPart } from '#platform/web/visible-part.tsx'
import type { ListingView } from '../contract.ts'
import { ListingCard, ListingCardSkeleton } from './listing-card.tsx'

export const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4'
const ABOVE_THE_FOLD = 4
/** Cards of the first three rows on a phone; the others run when somebody uses the page. */
const FIRST = 6
const PLACES = Array.from({ length: 12 }, (_, place) => place)

const MoreCards = markedPart(async () => ({ default: Cards }))
/** The browser lays out a card when it comes near the window; the ring of its focus stands out a little. */
const LATER = '[contain-intrinsic-size:auto_18rem] [content-visibility:auto] [overflow-clip-margin:0.25rem]'

type Props = {
  items: ListingView[]
  stale: boolean
  /** Link to the next page for browsers without scripts. */
  nextPath: string | null
  busy: boolean
  onMore: () => void
  position: string
}

export function ListingGrid({ items, stale, nextPath, busy, onMore, position }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <ul aria-busy={stale} className={classes(GRID, 'transition-opacity', stale && 'opacity-50')}>
        <Cards items={items.slice(0, FIRST)} eager={ABOVE_THE_FOLD} end={<MoreCards.Mark />} />
        {items.length > FIRST && <MoreCards.Part items={items.slice(FIRST)} className={LATER} />}
      </ul>
      {nextPath && (
        <div className="mt-12 flex flex-col items-center gap-3">
          <p className="text-xs text-muted-foreground">{position}</p>
          {/* A real link without scripts; with scripts the next page is appended. */}
          <Link
            to={nextPath}
            rel="next"
            aria-busy={busy}
            className={buttonClasses('secondary', 'lg')}
            onClick={(event) => {
              event.preventDefault()
              if (!busy) onMore()
            }}
          >
            {busy ? t('platform.loading') : t('marketplace.more.load')}
          </Link>
        </div>
      )}
    </>
  )
}

type CardsProps = { items: ListingView[]; eager?: number; end?: ReactNode; className?: string }

/** `end` stands in the last card. */
function Cards({ items, eager = 0, end, className }: CardsProps) {
  return items.map((listing, index) => (
    <li key={listing.productId} className={className}>
      <ListingCard listing={listing} eager={index < eager} />
      {index === items.length - 1 && end}
    </li>
  ))
}

export function ListingGridSkeleton() {
  return (
    <div className={GRID}>
      {PLACES.map((place) => (
        <ListingCardSkeleton key={place} />
      ))}
    </div>
  )
}
