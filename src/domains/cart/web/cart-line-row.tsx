import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { productPath, useVariantLabel } from '#domains/catalog/web/index.ts'
import { Price } from '#platform/web/money.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { QuantityStepper } from '#platform/web/ui/quantity-stepper.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CartLine } from '../contract.ts'
import { CartLineNotice } from './cart-line-notice.tsx'
import { useSetQuantity } from './queries.ts'

export function CartLineRow({ line }: { line: CartLine }) {
  const { t } = useTranslation()
  const variant = useVariantLabel()(line)
  const change = useSetQuantity()
  const set = (quantity: number) =>
    change.send({ variantId: line.variantId, quantity }, quantity <= 0 ? () => toast({ title: t('cart.removed') }) : undefined)
  return (
    <li className="flex gap-4 py-4">
      <Link to={productPath(line.productId, line.variantId)} tabIndex={-1} aria-hidden className="shrink-0">
        <Picture image={line.image} alt="" sizes="5.5rem" className="size-22 rounded-md" />
      </Link>
      <div className="flex min-w-0 grow flex-col">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Link to={productPath(line.productId, line.variantId)} className="line-clamp-2 leading-snug font-medium hover:underline">
              {line.name}
            </Link>
            {variant && <p className="mt-0.5 text-xs text-muted-foreground">{variant}</p>}
          </div>
          <Price money={line.lineTotal} className="font-semibold" />
        </div>
        <CartLineNotice line={line} />
        <div className="mt-auto flex items-center justify-between gap-2 pt-2">
          {line.notice !== null && line.notice !== 'notEnough' ? (
            <span />
          ) : (
            <QuantityStepper name={line.name} value={line.quantity} onChange={set} max={line.left ?? 999} />
          )}
          <IconButton label={t('cart.remove', { name: line.name })} onClick={() => set(0)} className="-me-2 text-muted-foreground">
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </div>
    </li>
  )
}
