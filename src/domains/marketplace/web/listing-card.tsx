import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { productPath } from '#domains/catalog/web/index.ts'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Price } from '#platform/web/money.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { Availability, ListingView } from '../contract.ts'
import { Rating } from './rating.tsx'

const CardFoot = lazyIsland(() => import('./card-foot.tsx'))
const ReducedBadge = lazyIsland(() => import('./reduced-badge.tsx'))
const WishButton = lazyPart(() => import('./wishes/wish-button.tsx'), {
  Fallback: () => <span className="absolute end-1 top-1 z-1 inline-block size-11" />,
  whenMissing: 'keep',
})

const SIZES = '(min-width: 80rem) 18rem, (min-width: 48rem) 30vw, 46vw'

export function ListingCard({ listing, eager = false, sizes = SIZES }: { listing: ListingView; eager?: boolean; sizes?: string }) {
  const { productId, name, vendor, price, image, hoverImage, availability, rating } = listing
  return (
    <article className="group relative flex flex-col">
      <div className="relative aspect-square overflow-hidden rounded-lg bg-tile">
        <Picture
          image={image}
          alt=""
          sizes={sizes}
          eager={eager}
          className={classes(
            'size-full transition duration-200 ease-calm group-hover:scale-[1.03]',
            availability === 'soldOut' && 'opacity-70 saturate-50',
          )}
        />
        {hoverImage && (
          <Picture
            image={hoverImage}
            alt=""
            sizes={sizes}
            className="absolute inset-0 hidden size-full opacity-0 transition duration-200 group-hover:opacity-100 [@media(hover:hover)]:block"
          />
        )}
        <AvailabilityBadge availability={availability} />
        <Suspense fallback={null}>
          <ReducedBadge listing={listing} />
        </Suspense>
        <WishButton productId={productId} name={name} className="absolute end-1 top-1 z-1" />
      </div>
      <h3 className="mt-3 line-clamp-2 leading-snug font-semibold">
        <Link
          to={productPath(productId)}
          className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-0.5 truncate text-xs text-muted-foreground">
        <bdi>{vendor.name}</bdi>
      </p>
      {rating && (
        <p className="mt-1">
          <Rating rating={rating} />
        </p>
      )}
      <div className="mt-1.5 flex items-center justify-between gap-2">
        <Suspense fallback={<Price money={price} className="font-semibold" />}>
          <CardFoot listing={listing} />
        </Suspense>
      </div>
    </article>
  )
}

function AvailabilityBadge({ availability }: { availability: Availability }) {
  const { t } = useTranslation()
  if (availability === 'available') return null
  const soldOut = availability === 'soldOut'
  return (
    <span className="absolute start-2 top-3 inline-flex items-center gap-1.5 rounded-full bg-background px-2 py-1.5 text-xs leading-none font-semibold text-foreground shadow-sm">
      <span aria-hidden className={classes('size-2 rounded-full', soldOut ? 'bg-muted-foreground' : 'bg-warning')} />
      {soldOut ? t('marketplace.availability.soldOut') : t('marketplace.availability.low')}
    </span>
  )
}

export function ListingCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-square rounded-lg" />
      <Skeleton className="mt-3 h-5 w-3/4" />
      <Skeleton className="mt-2 h-4 w-1/3" />
      <Skeleton className="mt-2 h-5 w-1/4" />
    </div>
  )
}
