import { Store } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinePrice } from '#domains/cart/web/index.ts'
import { LineNotes, productPath, useUnits, variantLabel } from '#domains/catalog/web/index.ts'
import { formatNearDays } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { LineView, OrderView, PartView } from '../contract.ts'
import { PartSteps } from './part-steps.tsx'
import { StatusBadge } from './status-badge.tsx'
import { AskButton } from './thread/ask-button.tsx'

const GuestThread = lazy(() => import('./thread/guest-thread.tsx'))
const OrderDigital = lazy(() => import('./order-digital.tsx'))
const Parcels = lazy(() => import('./parcels.tsx'))
const Proposals = lazy(() => import('./proposals/shopper-proposals.tsx'))
const Returns = lazy(() => import('./returns.tsx'))

const PartActions = lazyPart(() => import('./part-actions.tsx'), {
  Fallback: () => <div className="h-15 border-t" />,
  whenMissing: 'nothing',
})

/** One vendor's part of the order: items, progress and actions. */
export function OrderPart({ order, part }: { order: OrderView; part: PartView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { number, vendor, status, lines } = part
  const [asked, setAsked] = useState(0)
  return (
    <section aria-label={t('orders.part.label', { vendor: vendor.name })} className="rounded-lg border bg-card">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-4">
        <div>
          <h2 className="flex items-center gap-2 font-semibold">
            <Store aria-hidden className="size-4 text-muted-foreground" />
            <bdi>{vendor.name}</bdi>
          </h2>
          <bdi dir="ltr" className="text-xs text-muted-foreground">
            {number}
          </bdi>
          {part.delivery && <p className="mt-1 text-xs text-muted-foreground">{part.delivery.name}</p>}
          {part.arrives && EXPECTED.has(status) && (
            <p className="mt-1 text-sm font-medium">
              {t(part.delivery?.kind === 'pickup' ? 'orders.part.ready' : 'orders.part.arrives', {
                span: formatNearDays(part.arrives, locale),
              })}
            </p>
          )}
        </div>
        <StatusBadge status={status} of={part} />
      </header>
      <PartSteps part={part} payment={order.payment} />
      {part.parcels.length > 0 && (
        <Suspense fallback={<div aria-hidden className="h-22 border-t" />}>
          <Parcels part={part} />
        </Suspense>
      )}
      <ul className="divide-y border-t px-5">
        {lines.map((line) => (
          <OrderLine
            key={line.position}
            line={line}
            ask={order.mayAct && <AskButton order={order} part={part} line={line} onAsk={setAsked} />}
          />
        ))}
      </ul>
      {lines.some(({ kind }) => kind === 'digital') && (
        <Suspense fallback={<div aria-hidden className="h-24 border-t" />}>
          <OrderDigital order={order} part={part} />
        </Suspense>
      )}
      <PartActions order={order} part={part} />
      {part.returns.length > 0 && (
        <Suspense fallback={<div aria-hidden className="h-44 border-t" />}>
          <Returns order={order} part={part} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Proposals order={order} part={part} />
        {order.userId === 'guest' && <GuestThread key={asked} order={order} part={part} asked={asked > 0} />}
      </Suspense>
    </section>
  )
}

function OrderLine({ line, ask }: { line: LineView; ask: ReactNode }) {
  const { t } = useTranslation()
  const units = useUnits()
  const variant = variantLabel(line)
  const { cancelled, returned, refunded } = line
  return (
    <li className="flex gap-4 py-4">
      <Picture image={line.image} alt="" sizes="4.5rem" className="size-18 shrink-0 rounded-md" />
      <div className="min-w-0 grow">
        <Link to={productPath(line.productId, line.variantId)} className="leading-snug font-medium hover:underline">
          {line.name}
        </Link>
        {variant && <p className="text-xs text-muted-foreground">{variant}</p>}
        <LineNotes of={line} className="mt-0.5" />
        <p className="mt-1 text-xs text-muted-foreground">{units.times(line.measure, line.quantity, line.unitPrice)}</p>
        {cancelled > 0 && (
          <p className="mt-1 text-xs font-medium">
            {t('orders.line.cancelled', { count: cancelled, shown: units.quantity(line.measure, cancelled) })}
          </p>
        )}
        {returned > 0 && (
          <p className="mt-1 text-xs font-medium">
            {t('orders.line.returned', { count: returned, shown: units.quantity(line.measure, returned) })}
          </p>
        )}
        {refunded > 0 && (
          <p className="mt-1 text-xs font-medium">
            {t('orders.line.refunded', { count: refunded, shown: units.quantity(line.measure, refunded) })}
          </p>
        )}
        {ask}
      </div>
      <LinePrice
        line={line}
        className={cancelled + returned + refunded === line.quantity ? 'text-muted-foreground line-through' : 'font-medium'}
      />
    </li>
  )
}

/** Nothing of it has arrived or was called off yet. */
const EXPECTED: ReadonlySet<PartView['status']> = new Set(['Pending', 'Processing', 'Shipped', 'PartiallyShipped'])
