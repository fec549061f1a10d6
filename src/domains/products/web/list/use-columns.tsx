import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { VendorProductRow } from '../../contract.ts'
import { editPath } from '../paths.ts'
import { StatusBadge } from '../status-badge.tsx'
import { StockCell } from './stock-cell.tsx'

/** Loads the menu after the list, so that the list is shown sooner. */
const ProductActions = lazyPart(() => import('./product-actions.tsx'), {
  Fallback: () => <span className="inline-block size-11" />,
  whenMissing: 'keep',
})

export function useProductColumns(workspaceId: string): Column<VendorProductRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'name', title: t('products.list.product'), cell: (row) => <Name row={row} />, sort: 'up', width: 'min-w-56 max-w-96' },
    { key: 'status', title: t('products.list.status'), cell: (row) => <StatusBadge {...row} /> },
    { key: 'stock', title: t('products.list.stock'), cell: (row) => <StockCell {...row} /> },
    { key: 'category', title: t('products.list.category'), cell: ({ category }) => <bdi>{category.name}</bdi> },
    {
      key: 'price',
      title: t('products.list.price'),
      align: 'end',
      sort: 'up',
      width: 'whitespace-nowrap',
      cell: ({ price, priceVaries }) => {
        const amount = formatCharge(price)
        return <span className="tabular-nums">{priceVaries ? t('products.list.from', { amount }) : amount}</span>
      },
    },
    {
      key: 'skus',
      title: t('products.list.skus'),
      extra: true,
      width: 'max-w-72',
      cell: ({ skus }) => (
        <bdi dir="ltr" className="line-clamp-2">
          {skus.join(', ')}
        </bdi>
      ),
    },
    {
      key: 'updated',
      title: t('products.list.updated'),
      cell: ({ updatedAt }) => <RelativeTime iso={updatedAt} />,
      sort: 'down',
      width: 'whitespace-nowrap',
    },
    {
      key: 'actions',
      title: t('products.list.actions'),
      card: 'plain',
      width: 'w-px py-1.5 text-end',
      cell: (row) => <ProductActions workspaceId={workspaceId} product={row} />,
    },
  ]
}

function Name({ row: { id, name, image, variants } }: { row: VendorProductRow }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="size-11 shrink-0 overflow-hidden rounded-md bg-tile">
        {image && <Picture image={{ ...image, alt: '' }} sizes="44px" className="size-full object-cover" />}
      </span>
      <span className="min-w-0">
        <Link to={editPath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi className="line-clamp-2">{name}</bdi>
        </Link>
        {variants > 1 && (
          <span className="block text-xs text-muted-foreground">
            {t('products.list.forms', { count: variants, shown: formatNumber(variants, locale) })}
          </span>
        )}
      </span>
    </span>
  )
}
