import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StockCell } from '#domains/products/web/index.ts'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { lowStockQuery } from './queries.ts'

/** Low stock per variant, because one variant can be sold out while others are in stock. */
export function LowStock({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const holdsPermission = useWorkspace()?.permissions.includes('catalog') === true
  const { data, isPending } = useQuery({ ...lowStockQuery(useSource(), workspaceId), enabled: holdsPermission })
  if (!holdsPermission) return null
  if (isPending) return <Skeleton className="h-60 rounded-lg" />
  if (!data) return null
  const { items, total } = data
  return (
    <Panel title={t('app.vendorDashboard.lowStock.title')}>
      {items.length === 0 && <p className="text-muted-foreground">{t('app.vendorDashboard.lowStock.none')}</p>}
      <ul className="-my-2 divide-y">
        {items.map(({ id, name, image, stock, variants, measure }) => (
          <li key={id} className="flex items-center gap-3 py-2.5">
            <span className="size-10 shrink-0 overflow-hidden rounded-md bg-tile">
              {image && <Picture image={{ ...image, alt: '' }} sizes="40px" className="size-full object-cover" />}
            </span>
            <Link to={`/products/${id}/edit`} className="min-w-0 grow truncate font-medium underline-offset-4 hover:underline">
              <bdi>{name}</bdi>
            </Link>
            <span className="shrink-0">
              <StockCell stock={stock} variants={variants} measure={measure} />
            </span>
          </li>
        ))}
      </ul>
      {total.count > items.length && (
        <Link to="/products?stock=low" className="mt-4 inline-block font-semibold text-primary underline-offset-4 hover:underline">
          {t('app.vendorDashboard.lowStock.all', { shown: formatNumber(total.count, locale) })}
        </Link>
      )}
    </Panel>
  )
}
