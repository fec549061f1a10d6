import { useInfiniteQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { marketplacePath } from '../list-paths.ts'
import { ListingCard } from '../listing-card.tsx'
import { GRID, ListingGridSkeleton } from '../listing-grid.tsx'
import { wishesQuery } from './queries.ts'

export default function WishlistPage() {
  const { t } = useTranslation()
  const wishes = useInfiniteQuery(wishesQuery(useSource()))
  const items = wishes.data?.pages.flatMap((page) => page.items)
  return (
    <main id="content" className="page py-8">
      <PageHead title={t('marketplace.wishlist.title')} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('marketplace.wishlist.title')}</h1>
      <p className="mt-1.5 text-muted-foreground">{t('marketplace.wishlist.lead')}</p>
      <div className="mt-8">
        {wishes.isPending && <ListingGridSkeleton />}
        {wishes.isLoadingError && <FailedNotice text={t('marketplace.loadFailed')} onRetry={() => void wishes.refetch()} />}
        {items?.length === 0 && !wishes.hasNextPage && (
          <Empty icon={Heart} title={t('marketplace.wishlist.empty')} text={t('marketplace.wishlist.hint')}>
            <ButtonLink to={marketplacePath()}>{t('marketplace.wishlist.browse')}</ButtonLink>
          </Empty>
        )}
        {items && items.length > 0 && (
          <ul className={GRID}>
            {items.map((listing) => (
              <li key={listing.productId}>
                <ListingCard listing={listing} />
              </li>
            ))}
          </ul>
        )}
        <LoadMore
          more={wishes.hasNextPage}
          busy={wishes.isFetchingNextPage}
          error={wishes.isFetchNextPageError ? wishes.error : null}
          onMore={() => void wishes.fetchNextPage()}
        />
      </div>
    </main>
  )
}
