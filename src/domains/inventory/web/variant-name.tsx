import { Link } from 'react-router'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { StockedVariant } from '../contract.ts'

/** Picture, name, options and SKU of a variant, with a link to its stock. */
export function VariantName({ variant: { sku, options, product }, to }: { variant: StockedVariant; to?: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="size-11 shrink-0 overflow-hidden rounded-md bg-tile">
        {product.image && <Picture image={{ ...product.image, alt: '' }} sizes="44px" className="size-full object-cover" />}
      </span>
      <span className="min-w-0">
        {to ? (
          <Link to={to} className="font-medium underline-offset-4 hover:underline">
            <bdi className="line-clamp-2">{product.name}</bdi>
          </Link>
        ) : (
          <bdi className="line-clamp-2 font-medium">{product.name}</bdi>
        )}
        <span className="block text-xs text-muted-foreground">
          {options && (
            <>
              <bdi>{options}</bdi> ·{' '}
            </>
          )}
          <bdi dir="ltr">{sku}</bdi>
        </span>
      </span>
    </span>
  )
}

export const variantTitle = ({ product, options }: Pick<StockedVariant, 'product' | 'options'>): string =>
  options ? `${product.name} (${options})` : product.name
