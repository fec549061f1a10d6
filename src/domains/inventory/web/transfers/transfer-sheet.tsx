import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { errorCode, errorData } from '#platform/web/failure.ts'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { useSource } from '#platform/web/source.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_STOCK_NOTE, MAX_TRANSFER_LINES } from '../../contract/limits.ts'
import type { StockRowView, TransferView } from '../../contract.ts'
import { toNamedLots } from '../lots/lot-draft.ts'
import { useCreateTransfer } from '../operations.ts'
import { warehousesQuery } from '../queries.ts'
import { variantTitle } from '../variant-name.tsx'
import { type DraftLine, TransferLines } from './transfer-lines.tsx'
import { watchTransfer } from './watched-transfers.ts'

type Draft = { fromWarehouseId: string; toWarehouseId: string; items: DraftLine[]; note: string }
type Shortage = { variantId: string; available: number }

const EMPTY: Draft = { fromWarehouseId: '', toWarehouseId: '', items: [], note: '' }
const FOUND = 12

/** A new transfer: from where, to where, and what. */
export default function TransferSheet({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const source = useSource()
  const { data: warehouses = [] } = useQuery(warehousesQuery(source, workspaceId))
  const [shortages, setShortages] = useState<readonly Shortage[]>([])
  const form = useOperationForm<Draft, Parameters<ReturnType<typeof useCreateTransfer>['mutateAsync']>[0], TransferView>({
    defaults: EMPTY,
    operation: useCreateTransfer(workspaceId),
    input({ fromWarehouseId, toWarehouseId, items, note }) {
      setShortages([])
      return {
        fromWarehouseId,
        toWarehouseId,
        items: items.map(({ variantId, quantity, lots }) => {
          const named = toNamedLots(lots ?? [], Number(quantity))
          return { variantId, quantity: Number(quantity), ...(named && { lots: named }) }
        }),
        note: note.trim(),
      }
    },
    words: 'inventory',
    marks: { SAME_WAREHOUSE: 'toWarehouseId' },
    draft: 'inventory.transfers.create',
    onDone(transfer) {
      watchTransfer(transfer.id)
      toast({ title: t('inventory.transfers.initiated') })
      onClose()
    },
    onFailed(error) {
      if (errorCode(error) === 'NOT_ENOUGH_STOCK') setShortages((errorData(error) as { lines: Shortage[] }).lines)
    },
  })
  const from = form.fields.watch('fromWarehouseId')
  const items = form.fields.watch('items') ?? []
  const change = (next: DraftLine[]) => form.fields.setValue('items', next, { shouldDirty: true })

  async function search(q: string) {
    const found = await source.api.inventory.stock.list({ limit: FOUND, warehouseId: from, ...(q && { q }) }, inWorkspace(workspaceId))
    return found.items.map((row) => ({
      id: row.variant.id,
      title: variantTitle(row.variant),
      detail: t('inventory.transfers.availableOf', { sku: row.variant.sku, count: row.available }),
      row,
    }))
  }

  function add(row: StockRowView) {
    if (items.some(({ variantId }) => variantId === row.variant.id)) return
    const { variant, available } = row
    change([
      ...items,
      { variantId: variant.id, title: variantTitle(variant), sku: variant.sku, available, quantity: available > 0 ? 1 : null, lots: [] },
    ])
  }

  return (
    <RecordSheet
      form={form}
      title={t('inventory.transfers.new')}
      description={t('inventory.transfers.lead')}
      submit={t('inventory.transfers.start')}
      onClose={onClose}
    >
      <SelectField
        {...form.field('fromWarehouseId', { required: true })}
        label={t('inventory.transfers.from')}
        onChange={({ target }) => {
          form.fields.setValue('fromWarehouseId', target.value, { shouldDirty: true })
          // What is available depends on the place.
          change([])
        }}
      >
        <option value="">{t('inventory.transfers.choose')}</option>
        {warehouses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.field('toWarehouseId', { required: true })} label={t('inventory.transfers.toLabel')}>
        <option value="">{t('inventory.transfers.choose')}</option>
        {warehouses
          .filter(({ id }) => id !== from)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      {from && (
        <>
          <Combobox
            key={from}
            label={t('inventory.transfers.items')}
            placeholder={t('inventory.stock.search')}
            error={form.field('items', { least: 1, most: MAX_TRANSFER_LINES }).error}
            search={search}
            value={[]}
            onChange={([choice]) => {
              if (choice && 'row' in choice) add(choice.row as StockRowView)
            }}
          />
          <TransferLines
            workspaceId={workspaceId}
            fromWarehouseId={from}
            lotErrorOf={(place) => form.field(`items.${place}.lots`).error}
            items={items}
            shortages={shortages}
            onChange={change}
          />
        </>
      )}
      <TextArea
        {...form.field('note', { maxLength: MAX_STOCK_NOTE })}
        dir="auto"
        rows={2}
        required={false}
        label={t('inventory.adjust.note')}
      />
    </RecordSheet>
  )
}
