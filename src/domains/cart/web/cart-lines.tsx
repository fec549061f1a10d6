import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '../contract.ts'
import { byVendor } from './by-vendor.ts'
import { CartLineRow } from './cart-line-row.tsx'

export function CartLines({ lines }: { lines: CartLine[] }) {
  const { t } = useTranslation()
  return byVendor(lines).map(({ vendor, lines: own }) => (
    <section
      key={vendor.slug}
      aria-label={t('cart.fromVendor', { vendor: vendor.name })}
      className="border-t py-4 first-of-type:border-t-0"
    >
      <h3 className="flex items-center gap-2 text-xs font-medium text-muted-foreground">
        <Store aria-hidden className="size-3.5" />
        <bdi>{vendor.name}</bdi>
      </h3>
      <ul className="divide-y">
        {own.map((line) => (
          <CartLineRow key={line.variantId} line={line} />
        ))}
      </ul>
    </section>
  ))
}
