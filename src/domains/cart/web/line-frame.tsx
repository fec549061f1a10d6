import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isMeasured, LineNotes, productPath, useUnits, variantLabel } from '#domains/catalog/web/index.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { CartLine } from '../contract.ts'
import { CartLineNotice } from './cart-line-notice.tsx'
import { LinePrice } from './line-price.tsx'

/** A line with picture, price and notice; `children` are its actions. */
export function LineFrame({ line, children }: { line: CartLine; children: ReactNode }) {
  const units = useUnits()
  const variant = variantLabel(line)
  const path = productPath(line.productId, line.variantId)
  return (
    <li className="@container">
      <div className="flex gap-4 py-4">
        <Link to={path} tabIndex={-1} aria-hidden className="shrink-0">
          <Picture image={line.image} alt="" sizes="5.5rem" className="size-22 rounded-md" />
        </Link>
        <div className="flex min-w-0 grow flex-col">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Link to={path} className="line-clamp-2 leading-snug font-medium hover:underline">
                {line.name}
              </Link>
              {variant && <p className="mt-0.5 text-xs text-muted-foreground">{variant}</p>}
            </div>
            {line.notice !== 'gone' && (
              <p className="shrink-0 text-end leading-snug">
                <LinePrice line={line} className="font-semibold" />
                {(line.quantity > 1 || isMeasured(line.measure)) && (
                  <span className="block text-xs text-muted-foreground">{units.times(line.measure, line.quantity, line.unitPrice)}</span>
                )}
              </p>
            )}
          </div>
          <LineNotes of={line} className="mt-1" />
          <CartLineNotice line={line} />
          <div className="mt-auto flex flex-wrap items-center gap-x-1 gap-y-2 pt-2">{children}</div>
        </div>
      </div>
    </li>
  )
}
