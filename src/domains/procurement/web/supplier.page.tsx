import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordSide, RecordTimeline } from '#domains/records/web/index.ts'
import { formatNumber, formatPercent } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { SupplierView } from '../contract.ts'
import type { Route } from './+types/supplier.page.ts'
import { LinkLoading } from './link-loading.tsx'
import { LoadedRecord } from './loaded-record.tsx'
import { SUPPLIERS, supplierPath } from './paths.ts'
import { ProcurementPage } from './procurement-page.tsx'
import { supplierQuery, useArchiveSupplier } from './queries.ts'

const Rating = lazyPart(() => import('./rating.tsx'), { Fallback: () => <span className="inline-block h-5" /> })
const OrdersTable = lazyPart(() => import('./orders-table.tsx'), { Fallback: SectionLoading })
const SupplierPrices = lazyPart(() => import('./supplier-prices.tsx'), { Fallback: SectionLoading })
const SupplierLinkPanel = lazyPart(() => import('./supplier-link-panel.tsx'), { Fallback: LinkLoading })
const SupplierSheet = lazy(() => import('./supplier-sheet.tsx'))

export default function SupplierPage({ params: { supplierId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ProcurementPage title={t('procurement.suppliers')}>
      {(workspaceId) => <Supplier key={supplierId} id={supplierId} workspaceId={workspaceId} />}
    </ProcurementPage>
  )
}

function Supplier({ id, workspaceId }: { id: string; workspaceId: string }) {
  const query = useQuery(supplierQuery(useSource(), workspaceId, id))
  return <LoadedRecord query={query}>{(supplier) => <Details supplier={supplier} workspaceId={workspaceId} />}</LoadedRecord>
}

function Details({ supplier, workspaceId }: { supplier: SupplierView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [editing, setEditing] = useState(false)
  const archive = useArchiveSupplier(workspaceId)
  const record = { workspaceId, type: 'supplier', id: supplier.id }
  const { id, name, contact, archived, leadTimeDays, minUnits } = supplier
  const set = (next: boolean) =>
    archive.mutate(
      { supplierId: id, archived: next },
      {
        onSuccess: () =>
          toast({
            title: t(next ? 'procurement.supplierArchived' : 'procurement.supplierRestored'),
            ...(next && { action: { label: t('procurement.undo'), run: () => set(false) } }),
          }),
      },
    )
  return (
    <RecordPage
      title={name}
      list={{ label: t('procurement.suppliers'), path: SUPPLIERS }}
      path={supplierPath(id)}
      badges={archived && <Badge>{t('procurement.archived')}</Badge>}
      actions={
        <>
          <Button look="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            {t('procurement.edit')}
          </Button>
          <Button look="quiet" busy={archive.isPending} onClick={() => set(!archived)}>
            {t(archived ? 'procurement.restore' : 'procurement.archive')}
          </Button>
        </>
      }
      aside={
        <>
          <RecordDetails label={t('procurement.contact')}>
            <Detail label={t('procurement.field.contact_name')} value={contact.name} />
            <Detail
              label={t('procurement.field.contact_email')}
              value={contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            />
            <Detail label={t('procurement.field.contact_phone')} value={contact.phone && <span dir="ltr">{contact.phone}</span>} />
            <Detail label={t('procurement.field.contact_address')} value={contact.address} />
            <Detail label={t('procurement.field.contact_language')} value={t(`procurement.language.${contact.language}`)} />
            <Detail label={t('procurement.field.currency')} value={supplier.currency} />
            <Detail label={t('procurement.field.paymentTerms')} value={supplier.paymentTerms} />
            <Detail
              label={t('procurement.field.leadTimeDays')}
              value={leadTimeDays !== null && t('procurement.inDays', { count: leadTimeDays })}
            />
            <Detail label={t('procurement.field.minUnits')} value={minUnits !== null && formatNumber(minUnits, locale)} />
            <Detail label={t('procurement.field.notes')} value={supplier.notes} />
          </RecordDetails>
          <RecordSide record={record} />
        </>
      }
    >
      <RecordDetails label={t('procurement.performance')}>
        <RecordDetail label={t('procurement.rating')}>
          <Rating supplier={supplier} />
        </RecordDetail>
        <RecordDetail label={t('procurement.onTime')}>{formatPercent(supplier.onTimeDelivery, locale)}</RecordDetail>
        <RecordDetail label={t('procurement.defects')}>{formatPercent(supplier.defects, locale)}</RecordDetail>
        <RecordDetail label={t('procurement.totalSpend')}>{formatCharge(supplier.totalSpend)}</RecordDetail>
      </RecordDetails>
      <SupplierPrices supplier={supplier} workspaceId={workspaceId} />
      <SupplierLinkPanel supplier={supplier} workspaceId={workspaceId} />
      <section>
        <h3 className="mb-3 text-base font-semibold">{t('procurement.orders')}</h3>
        <OrdersTable workspaceId={workspaceId} supplierId={id} />
      </section>
      <RecordTimeline record={record} title={t('procurement.history')} words="procurement" />
      {editing && (
        <Suspense>
          <SupplierSheet supplier={supplier} workspaceId={workspaceId} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </RecordPage>
  )
}

function Detail({ label, value }: { label: string; value: ReactNode }) {
  const { t } = useTranslation()
  return (
    <RecordDetail label={label}>
      <span dir="auto" className={value ? 'whitespace-pre-line' : 'text-muted-foreground'}>
        {value || t('platform.record.empty')}
      </span>
    </RecordDetail>
  )
}
