import { useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ListingShelf, marketplacePath, overviewQuery } from '#domains/marketplace/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'

const SHOWN = 4

/** The empty cart: a link to the marketplace and the newest products. */
export function EmptyCart() {
  const { t } = useTranslation()
  const overview = useQuery(overviewQuery(useSource()))
  return (
    <>
      <Notice icon={ShoppingBag} title={t('cart.empty.title')} text={t('cart.empty.text')}>
        <ButtonLink to={marketplacePath()}>{t('cart.empty.browse')}</ButtonLink>
      </Notice>
      {!overview.isError && (
        <section aria-labelledby="newest" className="border-t pt-8">
          <h2 id="newest" className="text-lg font-semibold">
            {t('app.newest.title')}
          </h2>
          <ListingShelf listings={overview.data?.newest} places={SHOWN} pending={overview.isPending} className="mt-5" />
        </section>
      )}
    </>
  )
}
