import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '#domains/accounts/web/index.ts'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ListingCard } from '../listing-card.tsx'
import { clearDeviceViews, readDeviceViews } from './device-views.ts'

const SHOWN = 12

/** Members' views are stored by Plaza, guests' views on this device; both can be cleared. */
export default function RecentlyViewed({ productId }: { productId?: string }) {
  const { t } = useTranslation()
  const title = useId()
  const client = useQueryClient()
  const source = useSource()
  const { api, language } = source
  const { data: me } = useQuery(meQuery(source))
  const member = me?.id
  const known = me !== undefined
  const key = [language, 'marketplace', 'viewed', member ?? 'guest']
  const { data: listings = [] } = useQuery({
    queryKey: key,
    enabled: known,
    staleTime: 0,
    queryFn: async () => {
      if (member) return (await api.marketplace.viewed.list()).items
      const ids = readDeviceViews()
      return ids.length === 0 ? [] : (await api.marketplace.listings.some({ ids })).items
    },
  })
  const clear = useMutation({
    mutationFn: async () =>
      member ? api.marketplace.viewed.clear(undefined, { context: { idempotencyKey: newIdempotencyKey() } }) : clearDeviceViews(),
    onSuccess: () => client.setQueryData(key, []),
  })

  const others = listings.filter((listing) => listing.productId !== productId).slice(0, SHOWN)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={title} className="mt-20">
      <div className="flex items-center justify-between gap-4">
        <h2 id={title} className="text-lg font-bold tracking-tight">
          {t('marketplace.viewed.title')}
        </h2>
        <Button look="quiet" size="sm" busy={clear.isPending} onClick={() => clear.mutate()}>
          {t('marketplace.viewed.clear')}
        </Button>
      </div>
      <ul className="scrollbar-none -mx-1 mt-5 flex snap-x gap-4 overflow-x-auto px-1 pb-2 md:gap-6">
        {others.map((listing) => (
          <li key={listing.productId} className="w-40 shrink-0 snap-start md:w-52">
            <ListingCard listing={listing} sizes="13rem" />
          </li>
        ))}
      </ul>
    </section>
  )
}
