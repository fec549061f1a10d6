import { Suspense, useRef, useState } from 'react'
import { AddToCart, type Personalizing } from '#domains/cart/web/index.ts'
import { KindNote, useUnits, variantLabel } from '#domains/catalog/web/index.ts'
import { useReducedPrice } from '#domains/promotions/web/index.ts'
import { AwayNotice } from '#domains/vendors/web/index.ts'
import { lazyIsland, rareIsland } from '#platform/web/lazy-island.ts'
import { lazyPart, rarePart } from '#platform/web/lazy-part.tsx'
import { useReferrer } from '#platform/web/referrer.ts'
import { QuantityStepper } from '#platform/web/ui/quantity-stepper.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useIdle } from '#platform/web/use-idle.ts'
import type { ListingDetail } from '../contract.ts'
import { MeasureText } from './measure-text.tsx'
import { StockLine } from './stock-line.tsx'
import { VariantPrice } from './variant-price.tsx'
import { type Choice, toChoices } from './variants.ts'

const OptionPicker = lazyIsland(() => import('./variant-picker.tsx'))
const ProductBundle = rareIsland(() => import('./product-bundle.tsx'))
const ProductRating = lazyIsland(() => import('./product-rating.tsx'))
const Rerouted = rareIsland(() => import('./rerouted.tsx'))
const ShareButton = lazyIsland(() => import('./share-button.tsx'))
const ProductPromises = lazyIsland(() => import('./product-promises.tsx'))

const NotifyMe = rarePart(() => import('./notices/notify-me.tsx'), { Fallback: () => <div className="min-h-30" />, whenMissing: 'nothing' })
const WishButton = lazyPart(() => import('./wishes/wish-button.tsx'), {
  Fallback: () => <span className="inline-block size-13" />,
  whenMissing: 'keep',
})

const ProductMenu = lazyPart(() => import('./product-menu.tsx'), {
  Fallback: () => <span className="inline-block size-11" />,
  whenMissing: 'nothing',
  useReady: useIdle,
})

const BuyBar = lazyPart(() => import('./buy-bar.tsx'), { whenMissing: 'nothing', useReady: useIdle })

const Personalize = rarePart(() => import('./personalize/personalize.tsx'), { Fallback: ({ children }) => children(null) })

const MOST = 999

type Props = {
  product: ListingDetail
  variant: ListingDetail['variants'][number]
  /** Navigates: each variant has its own URL. */
  onChoose: (variantId: string) => void
}

/** The purchase box: options, price, stock, quantity, delivery and vendor. */
export function ProductBuy({ product, variant, onChoose }: Props) {
  const source = useReferrer()
  const units = useUnits()
  const { measure, contentUnit, personalization } = product
  const content = contentUnit && variant.content !== null ? { unit: contentUnit, amount: variant.content } : null
  const limits = units.limits(measure)
  const [wanted, setWanted] = useState(measure.minSteps)
  const [rerouted, setRerouted] = useState<{ asked: string; instead: string; variantId: string } | null>(null)
  const most = Math.max(measure.minSteps, Math.min(variant.left ?? MOST, measure.maxSteps ?? MOST))
  const quantity = Math.min(wanted, most)
  const reduced = useReducedPrice({ ...product, tags: product.details.tags, price: variant.price })
  const { awayUntil } = product.vendor
  const soldOut = variant.availability === 'soldOut'

  function choose(key: string, { why, value, label, variantId }: Choice) {
    const target = product.variants.find(({ id }) => id === variantId)
    const asked = variant.options.map((option) => (option.key === key ? { ...option, value, label } : option))
    setRerouted(
      target && why === 'otherForm' ? { asked: variantLabel({ options: asked }), instead: variantLabel(target), variantId } : null,
    )
    onChoose(variantId)
  }

  const buttonsRef = useRef<HTMLDivElement>(null)
  const buttons = (personalizing?: Personalizing | null) => {
    const adding = !awayUntil && (
      <AddToCart
        variantId={variant.id}
        quantity={quantity}
        source={source}
        soldOut={soldOut}
        name={product.name}
        {...(personalizing !== undefined && { personalizing })}
      />
    )
    return (
      <div ref={buttonsRef} className="flex flex-wrap items-center gap-2 sm:gap-3">
        {!soldOut && !awayUntil && (
          <QuantityStepper
            name={product.name}
            value={quantity}
            label={units.quantity(measure, quantity)}
            min={measure.minSteps}
            max={most}
            onChange={setWanted}
          />
        )}
        {adding}
        <WishButton productId={product.productId} name={product.name} look="button" />
        {adding && (
          <BuyBar of={buttonsRef} price={(reduced ?? variant).price} label={variantLabel(variant)} name={product.name}>
            {adding}
          </BuyBar>
        )}
      </div>
    )
  }

  return (
    <section aria-label={product.name} className="flex min-w-0 flex-col gap-6">
      <div>
        <h1 className="text-xl font-bold tracking-tight">{product.name}</h1>
        <Suspense fallback={null}>
          <ProductRating productId={product.productId} />
        </Suspense>
        <div className="mt-3">
          {reduced ? (
            <VariantPrice price={reduced.price} compareAt={variant.price} promotions={reduced.names} />
          ) : (
            <VariantPrice price={variant.price} compareAt={variant.compareAt} lowestBefore={variant.lowestBefore} />
          )}
          <MeasureText price={(reduced ?? variant).price} measure={measure} content={content} limits={limits} />
        </div>
      </div>
      <Description product={product} />
      {product.options.map((option) => (
        <Suspense key={option.key} fallback={<div className="h-20" />}>
          <OptionPicker
            optionKey={option.key}
            name={option.name}
            choices={toChoices(product.variants, variant, option)}
            onChoose={(choice) => choose(option.key, choice)}
          />
        </Suspense>
      ))}
      <div role="status" className="empty:hidden">
        <Suspense fallback={null}>{rerouted?.variantId === variant.id && <Rerouted {...rerouted} />}</Suspense>
      </div>
      <KindNote of={product} className="text-sm" />
      {variant.bundleParts.length > 0 && (
        <Suspense fallback={<Skeleton className="h-40 rounded-md" />}>
          <ProductBundle variant={variant} price={(reduced ?? variant).price} />
        </Suspense>
      )}
      <StockLine variant={variant} measure={measure} />
      {awayUntil && <AwayNotice until={awayUntil} />}
      {personalization.length === 0 || soldOut || awayUntil ? (
        buttons()
      ) : (
        <Personalize productId={product.productId} fields={personalization}>
          {buttons}
        </Personalize>
      )}
      {soldOut && !awayUntil && <NotifyMe variantId={variant.id} />}
      <div className="-ms-4 -mt-3 flex flex-wrap gap-x-2">
        <Suspense fallback={<div className="min-h-11" />}>
          <ShareButton title={product.name} />
        </Suspense>
        <ProductMenu productId={product.productId} name={product.name} />
      </div>
      <Suspense fallback={<Skeleton className="h-96 rounded-md" />}>
        <ProductPromises product={product} />
      </Suspense>
    </section>
  )
}

function Description({ product: { description, descriptionHtml } }: Pick<Props, 'product'>) {
  if (descriptionHtml) return <RichText html={descriptionHtml} className="text-base text-muted-foreground" />
  return description && <p className="text-base whitespace-pre-line text-muted-foreground">{description}</p>
}
