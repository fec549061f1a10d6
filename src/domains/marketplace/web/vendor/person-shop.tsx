import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Source, useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { vendorPath } from '../list-paths.ts'
import { ListingShelf } from '../listing-shelf.tsx'
import { listingsQuery } from '../queries.ts'
import { VendorMark } from '../vendor-mark.tsx'
import { FollowVendor } from './follow-vendor.tsx'

/** Products of a shop that a profile shows. */
const SHOWN = 8

const shopsQuery = ({ api, language }: Source, userId: string) =>
  queryOptions({ queryKey: [language, 'marketplace', 'vendors', userId], queryFn: () => api.marketplace.vendors.ofPerson({ userId }) })

/** The shops of a person that are open, with their newest products. */
export default function PersonShop({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(shopsQuery(useSource(), userId))
  if (isPending) return <Skeleton className="h-72 rounded-lg" />
  if (isLoadingError) return <FailedNotice text={t('marketplace.loadFailed')} onRetry={() => void refetch()} />
  if (data.items.length === 0)
    return <Empty icon={Store} title={t('marketplace.vendor.ofPerson.none')} text={t('marketplace.vendor.ofPerson.noneText', { name })} />
  return (
    <div className="space-y-12">
      {data.items.map((shop) => (
        <Shop key={shop.slug} shop={shop} />
      ))}
    </div>
  )
}

type ShopView = Awaited<ReturnType<Source['api']['marketplace']['vendors']['ofPerson']>>['items'][number]

function Shop({ shop: { slug, name, tagline, logo } }: { shop: ShopView }) {
  const { t } = useTranslation()
  const { data, isPending } = useInfiniteQuery(listingsQuery(useSource(), { sort: 'newest' }, { vendor: slug }))
  return (
    <section aria-label={name}>
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <VendorMark name={name} logo={logo} size="md" />
        <div className="min-w-0 grow">
          <h2 className="font-semibold">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-muted-foreground">{tagline}</p>
        </div>
        <FollowVendor slug={slug} name={name} />
        <ButtonLink to={vendorPath(slug)} look="secondary" size="sm">
          {t('marketplace.vendor.ofPerson.visit')}
        </ButtonLink>
      </header>
      <ListingShelf listings={data?.pages[0]?.items} places={SHOWN} pending={isPending} />
    </section>
  )
}
