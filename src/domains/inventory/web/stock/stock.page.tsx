import { useQuery } from '@tanstack/react-query'
import { Boxes, ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { BulkAction } from '#platform/web/table/table.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { SHEET } from '../../contract/label-order.ts'
import type { StockRowView } from '../../contract.ts'
import { InventoryFrame } from '../inventory-frame.tsx'
import { COUNT, INVENTORY, itemPath } from '../paths.ts'
import { stockTable, warehousesQuery } from '../queries.ts'
import { variantTitle } from '../variant-name.tsx'
import { useStockColumns } from './use-stock-columns.tsx'

const StockNumbers = lazyPart(() => import('./stock-numbers.tsx'), { Fallback: () => <div className="mb-6 h-32" /> })
const LabelsDialog = lazyPart(() => import('../labels/labels-dialog.tsx'))
const LabelRows = lazyPart(() => import('../labels/label-rows.tsx'))

const IDENTITY = {
  id: ({ id }: StockRowView) => id,
  name: ({ variant }: StockRowView) => variantTitle(variant),
  href: ({ variant }: StockRowView) => itemPath(variant.id),
}

export default function StockPage() {
  const { t } = useTranslation()
  return (
    <InventoryFrame
      section={INVENTORY}
      title={t('inventory.title')}
      lead={t('inventory.stock.lead')}
      actions={() => (
        <ButtonLink to={COUNT} look="secondary">
          <ScanBarcode aria-hidden className="size-4.5" />
          {t('inventory.count.start')}
        </ButtonLink>
      )}
    >
      {(workspaceId) => <Stock workspaceId={workspaceId} />}
    </InventoryFrame>
  )
}

function Stock({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const { data: warehouses = [] } = useQuery(warehousesQuery(source, workspaceId))
  const [printing, setPrinting] = useState<StockRowView | null>(null)
  const columns = useStockColumns({ onPrint: setPrinting })
  const filters: Filter[] = [
    {
      key: 'warehouse',
      title: t('inventory.stock.warehouse'),
      kind: 'choice',
      options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: 'state',
      title: t('inventory.stock.state'),
      kind: 'choice',
      views: true,
      options: [
        { value: 'low', label: t('inventory.state.low') },
        { value: 'out', label: t('inventory.state.out') },
      ],
    },
  ]
  const labels: BulkAction = {
    key: 'labels',
    label: t('inventory.labels.print'),
    words: 'inventory',
    question: ({ meant, onClose }) => <LabelRows workspaceId={workspaceId} meant={meant} onClose={onClose} />,
  }
  return (
    <>
      <StockNumbers workspaceId={workspaceId} />
      <DataTable
        list="inventory"
        label={t('inventory.stock.title')}
        query={stockTable(source, workspaceId)}
        columns={columns}
        identity={IDENTITY}
        filters={filters}
        bulk={[labels]}
        search={t('inventory.stock.search')}
        exportAs="stock"
        failed={t('inventory.stock.failed')}
        empty={
          <Notice icon={Boxes} title={t('inventory.stock.none')} text={t('inventory.stock.noneText')}>
            <ButtonLink to="/products">{t('inventory.stock.products')}</ButtonLink>
          </Notice>
        }
      />
      {printing && (
        <LabelsDialog
          workspaceId={workspaceId}
          labels={[{ variantId: printing.variant.id, name: variantTitle(printing.variant), copies: SHEET }]}
          onClose={() => setPrinting(null)}
        />
      )}
    </>
  )
}
