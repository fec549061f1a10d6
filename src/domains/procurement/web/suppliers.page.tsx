import { Building2, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRecordFilters } from '#domains/records/web/index.ts'
import { formatNumber, formatPercent } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { SupplierView } from '../contract.ts'
import { supplierTable } from './list-queries.ts'
import { supplierPath } from './paths.ts'
import { ProcurementPage } from './procurement-page.tsx'
import Rating from './rating.tsx'

const SupplierSheet = lazy(() => import('./supplier-sheet.tsx'))

const IDENTITY = {
  id: ({ id }: SupplierView) => id,
  name: ({ name }: SupplierView) => name,
  href: ({ id }: SupplierView) => supplierPath(id),
}

export default function SuppliersPage() {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden className="size-4.5" />
      {t('procurement.addSupplier')}
    </Button>
  )
  return (
    <ProcurementPage title={t('procurement.suppliers')} lead={t('procurement.suppliersLead')} actions={() => add}>
      {(workspaceId) => (
        <>
          <Suppliers workspaceId={workspaceId} add={add} />
          {adding && (
            <Suspense>
              <SupplierSheet supplier={null} workspaceId={workspaceId} onClose={() => setAdding(false)} />
            </Suspense>
          )}
        </>
      )}
    </ProcurementPage>
  )
}

function Suppliers({ workspaceId, add }: { workspaceId: string; add: ReactNode }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const kept = useRecordFilters(workspaceId, 'supplier')
  const columns: Column<SupplierView>[] = [
    {
      key: 'name',
      title: t('procurement.name'),
      sort: 'up',
      cell: ({ id, name }) => (
        <Link to={supplierPath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ),
      width: 'min-w-48 max-w-80',
      text: ({ name }) => name,
    },
    {
      key: 'contact',
      title: t('procurement.contact'),
      cell: ({ contact }) => <bdi>{contact.name || contact.email || contact.phone}</bdi>,
      width: 'max-w-64',
      text: ({ contact }) => [contact.name, contact.email, contact.phone].filter(Boolean).join(', '),
    },
    {
      key: 'rating',
      title: t('procurement.rating'),
      sort: 'down',
      cell: (supplier) => <Rating supplier={supplier} />,
      text: ({ rating, measured }) => (measured ? rating : ''),
    },
    {
      key: 'onTime',
      title: t('procurement.onTime'),
      align: 'end',
      cell: ({ onTimeDelivery }) => formatPercent(onTimeDelivery, locale),
      text: ({ onTimeDelivery, measured }) => (measured ? onTimeDelivery : ''),
    },
    {
      key: 'spend',
      title: t('procurement.totalSpend'),
      sort: 'down',
      align: 'end',
      cell: ({ totalSpend }) => formatCharge(totalSpend),
      text: ({ totalSpend }) => totalSpend.amountMinor / 100,
    },
    {
      key: 'leadTime',
      title: t('procurement.leadTimeDays'),
      align: 'end',
      extra: true,
      cell: ({ leadTimeDays }) => (leadTimeDays === null ? '' : formatNumber(leadTimeDays, locale)),
      text: ({ leadTimeDays }) => leadTimeDays ?? '',
    },
  ]
  return (
    <DataTable
      list="procurement.suppliers"
      label={t('procurement.suppliers')}
      query={supplierTable(useSource(), workspaceId)}
      columns={columns}
      identity={IDENTITY}
      filters={[
        {
          key: 'archived',
          title: t('procurement.archived'),
          kind: 'choice',
          options: [{ value: 'yes', label: t('procurement.archivedOnly') }],
        },
        ...kept,
      ]}
      search={t('procurement.searchSuppliers')}
      exportAs="suppliers"
      failed={t('procurement.suppliersFailed')}
      empty={
        <Notice icon={Building2} title={t('procurement.noSuppliers')} text={t('procurement.noSuppliersText')}>
          {add}
        </Notice>
      }
    />
  )
}
