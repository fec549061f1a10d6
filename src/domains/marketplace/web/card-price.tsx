import { useTranslation } from 'react-i18next'
import { Price } from '#platform/web/money.tsx'
import type { ListingView } from '../contract.ts'

/** What it costs, and before it if that was more. */
export function CardPrice({ price, compareAt, priceVaries }: Pick<ListingView, 'price' | 'compareAt' | 'priceVaries'>) {
  const { t } = useTranslation()
  return (
    <p className="font-semibold">
      {priceVaries && <span className="text-xs font-normal text-muted-foreground">{t('marketplace.card.from')} </span>}
      <span className={compareAt ? 'text-destructive' : ''}>
        <Price money={price} />
      </span>
      {compareAt && (
        <>
          <span className="sr-only">{t('marketplace.card.before')}</span>{' '}
          <s className="text-xs font-normal whitespace-nowrap text-muted-foreground">
            <Price money={compareAt} plain />
          </s>
        </>
      )}
    </p>
  )
}
