import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isMeasured, LineNotes, productPath, useUnits, variantLabel } from '#domains/catalog/web/index.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { VendorOrderView } from '../../contract.ts'
import { ResetDownloads } from './reset-downloads.tsx'
import type { OrderScope } from './use-order-scope.ts'

type Line = VendorOrderView['lines'][number]

export function OrderLines({ scope }: { scope: OrderScope }) {
  const { lines } = scope.order
  const { t } = useTranslation()
  return (
    <Panel title={t('orders.vendor.goods')}>
      <ul className="-my-4 divide-y">
        {lines.map((line) => (
          <OrderLine
            key={line.position}
            line={line}
            reset={line.kind === 'digital' && line.shipped > 0 && <ResetDownloads scope={scope} position={line.position} />}
          />
        ))}
      </ul>
    </Panel>
  )
}

/** Keys: orders.vendor.units.* */
function OrderLine({ line, reset }: { line: Line; reset: ReactNode }) {
  const { t } = useTranslation()
  const units = useUnits()
  const variant = variantLabel(line)
  const { name, sku, quantity, measure, cancellable, shipped, cancelled, returned, refunded } = line
  const counted = [
    ['toShip', cancellable],
    ['shipped', shipped],
    ['cancelled', cancelled],
    ['returned', returned],
    ['refunded', refunded],
  ] as const
  return (
    <li className="flex gap-4 py-4">
      <Picture image={line.image} alt="" sizes="3.5rem" className="size-14 shrink-0 rounded-md" />
      <div className="min-w-0 grow">
        <Link to={productPath(line.productId, line.variantId)} className="leading-snug font-medium hover:underline">
          <bdi>{name}</bdi>
        </Link>
        <p className="text-xs text-muted-foreground">
          {variant && <>{variant} · </>}
          <bdi dir="ltr">{sku}</bdi>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-xs">
          <span className="text-muted-foreground tabular-nums">
            {units.quantity(measure, quantity)} × {formatCharge(line.unitPrice)}
            {isMeasured(measure) && `/${units.quantity(measure, 1)}`}
          </span>
          {counted
            .filter(([, count]) => count > 0)
            .map(([key, count]) => (
              <span key={key} className={key === 'toShip' ? 'font-semibold' : 'font-medium text-muted-foreground'}>
                {t(`orders.vendor.units.${key}`, { count, shown: units.quantity(measure, count) })}
              </span>
            ))}
        </p>
        <LineNotes of={line} className="mt-1" />
        {reset}
      </div>
      <span
        className={
          cancelled + returned + refunded === quantity
            ? 'text-muted-foreground tabular-nums line-through'
            : 'font-medium whitespace-nowrap tabular-nums'
        }
      >
        {formatCharge(line.lineTotal)}
      </span>
    </li>
  )
}
