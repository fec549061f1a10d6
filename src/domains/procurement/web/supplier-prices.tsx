import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { SupplierItemView, SupplierView } from '../contract.ts'
import { supplierItemsQuery, useRemoveSupplierItem } from './supplier-item-queries.ts'

const SupplierPriceDialog = lazy(() => import('./supplier-price-dialog.tsx'))

/** What the supplier asks for each product, and how it sells it. */
export default function SupplierPrices({ supplier, workspaceId }: { supplier: SupplierView; workspaceId: string }) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState<SupplierItemView | 'new' | null>(null)
  const query = useInfiniteQuery(supplierItemsQuery(useSource(), workspaceId, supplier.id))
  const remove = useRemoveSupplierItem(workspaceId)
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const take = ({ variantId }: SupplierItemView) =>
    remove.mutate({ supplierId: supplier.id, variantId }, { onSuccess: () => toast({ title: t('procurement.prices.removed') }) })
  return (
    <Panel
      title={t('procurement.prices.title')}
      lead={t('procurement.prices.lead')}
      aside={
        <Button look="secondary" size="sm" onClick={() => setEditing('new')}>
          <Plus aria-hidden className="size-4" />
          {t('procurement.prices.add')}
        </Button>
      }
    >
      {query.isPending && <Skeleton className="h-24" />}
      {query.isLoadingError && <FailedNotice text={t('procurement.prices.failed')} onRetry={() => void query.refetch()} />}
      {query.isSuccess && items.length === 0 && <p className="text-muted-foreground">{t('procurement.prices.none')}</p>}
      {items.length > 0 && (
        <ul className="divide-y">
          {items.map((item) => (
            <li key={item.variantId} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
              <Price item={item} supplier={supplier} />
              <ActionMenu
                label={t('procurement.prices.actions', { name: item.variant?.name ?? item.supplierSku })}
                actions={[
                  ...(item.variant ? [{ label: t('procurement.prices.edit'), onSelect: () => setEditing(item) }] : []),
                  { label: t('procurement.prices.remove'), danger: true, onSelect: () => take(item) },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        more={query.hasNextPage}
        busy={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? query.error : null}
        onMore={() => void query.fetchNextPage()}
      />
      {editing && (
        <Suspense>
          <SupplierPriceDialog
            item={editing === 'new' ? null : editing}
            supplier={supplier}
            workspaceId={workspaceId}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Panel>
  )
}

function Price({ item, supplier }: { item: SupplierItemView; supplier: SupplierView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { variant, supplierSku, price, preferred, last } = item
  const minUnits = item.minUnits ?? supplier.minUnits
  const leadDays = item.leadTimeDays ?? supplier.leadTimeDays
  return (
    <div className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {variant ? <bdi>{variant.name}</bdi> : <span className="text-muted-foreground">{t('procurement.prices.deleted')}</span>}{' '}
          {preferred && <Badge tone="accent">{t('procurement.prices.preferred')}</Badge>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted-foreground">
          {variant?.sku && <bdi dir="ltr">{variant.sku}</bdi>}
          {supplierSku && (
            <span>
              {t('procurement.supplierSku')} <bdi dir="ltr">{supplierSku}</bdi>
            </span>
          )}
          {minUnits !== null && <span>{t('procurement.prices.atLeast', { count: formatNumber(minUnits, locale) })}</span>}
          {item.packSize !== null && <span>{t('procurement.prices.packsOf', { count: formatNumber(item.packSize, locale) })}</span>}
          {leadDays !== null && <span>{t('procurement.inDays', { count: leadDays })}</span>}
        </p>
      </div>
      <p className="tabular-nums sm:text-end">
        <span className="font-medium">{formatCharge(price)}</span>
        {last && (
          <span className="block text-xs text-muted-foreground">
            {t('procurement.prices.last', { price: formatCharge(last.price), day: formatUtcDay(last.receivedOn, locale) })}
          </span>
        )}
      </p>
    </div>
  )
}
