import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AddToCart } from '#domains/cart/web/index.ts'
import { AwayNotice } from '#domains/vendors/web/index.ts'
import { Price } from '#platform/web/money.tsx'
import { QuantityStepper } from '#platform/web/ui/quantity-stepper.tsx'
import type { ListingDetail } from '../contract.ts'
import { DeliveryPromise } from './delivery-promise.tsx'
import { StockLine } from './stock-line.tsx'
import { ColorPicker, SizePicker } from './variant-picker.tsx'
import { choicesOf, chosenVariant } from './variants.ts'
import { VendorBox } from './vendor-box.tsx'

const MOST = 999

/** Everything to decide by: form, price, stock, how many. The form is in the address. */
export function ProductBuy({ product }: { product: ListingDetail }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const [wanted, setWanted] = useState(1)
  const variant = chosenVariant(product.variants, search.get('variant'))
  if (!variant) return null

  const colors = choicesOf(product.variants, variant, 'color')
  const sizes = choicesOf(product.variants, variant, 'size')
  const most = Math.max(1, variant.left ?? MOST)
  const quantity = Math.min(wanted, most)
  const { awayUntil } = product.vendor
  const soldOut = variant.availability === 'soldOut'

  function choose(variantId: string) {
    search.set('variant', variantId)
    setSearch(search, { replace: true, preventScrollReset: true })
  }

  return (
    <section aria-label={product.name} className="flex min-w-0 flex-col gap-6">
      <div>
        <h1 className="text-xl font-bold tracking-tight">{product.name}</h1>
        <p className="mt-3 text-lg font-semibold" aria-live="polite">
          <Price money={variant.price} />
        </p>
      </div>
      <p className="text-base text-muted-foreground">{product.description}</p>
      {colors.length > 0 && <ColorPicker choices={colors} onChoose={choose} />}
      {sizes.length > 0 && <SizePicker choices={sizes} onChoose={choose} />}
      <StockLine variant={variant} />
      {awayUntil ? (
        <AwayNotice until={awayUntil} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {!soldOut && <QuantityStepper name={product.name} value={quantity} max={most} onChange={setWanted} />}
          <AddToCart variantId={variant.id} quantity={quantity} soldOut={soldOut} />
        </div>
      )}
      <DeliveryPromise />
      <VendorBox vendor={product.vendor} />
      <p className="text-xs text-muted-foreground">
        {t('marketplace.product.sku')} <bdi dir="ltr">{variant.sku}</bdi>
      </p>
    </section>
  )
}
