import { useTranslation } from 'react-i18next'
import { Swatch, useColorName, useUnits } from '#domains/catalog/web/index.ts'
import { useReducedPrice } from '#domains/promotions/web/index.ts'
import { Price } from '#platform/web/money.tsx'
import type { ListingView } from '../contract.ts'

const DOTS = 5

/** The price, automatic promotions and colors of a listing card. */
export default function CardFoot({ listing }: { listing: ListingView }) {
  const { t } = useTranslation()
  const units = useUnits()
  const reduced = useReducedPrice(listing)
  const unitPrice = units.price(reduced?.price ?? listing.price, listing.measure)
  const before = reduced ? listing.price : listing.compareAt
  return (
    <>
      <p className="font-semibold">
        {listing.priceVaries && <span className="text-xs font-normal text-muted-foreground">{t('marketplace.card.from')} </span>}
        <span className={before ? 'text-destructive' : ''}>
          <Price money={reduced?.price ?? listing.price} />
        </span>
        {before && (
          <>
            <span className="sr-only">{t('marketplace.card.before')}</span>{' '}
            <s className="text-xs font-normal whitespace-nowrap text-muted-foreground">
              <Price money={before} plain />
            </s>
          </>
        )}
      </p>
      {unitPrice && <p className="text-xs text-muted-foreground">{`${units.per(listing.measure)} · ${unitPrice}`}</p>}
      <ColorDots colors={listing.colors} />
    </>
  )
}

function ColorDots({ colors }: { colors: string[] }) {
  const { t } = useTranslation()
  const colorName = useColorName()
  if (colors.length < 2) return null
  return (
    <span
      className="flex items-center gap-1"
      role="img"
      aria-label={t('marketplace.card.colors', { colors: colors.map(colorName).join(', ') })}
    >
      {colors.slice(0, DOTS).map((color) => (
        <Swatch key={color} color={color} className="size-3" />
      ))}
      {colors.length > DOTS && (
        <span className="text-xs text-muted-foreground" dir="ltr">
          +{colors.length - DOTS}
        </span>
      )}
    </span>
  )
}
