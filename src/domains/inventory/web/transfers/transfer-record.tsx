import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnits } from '#domains/catalog/web/index.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { TransferView } from '../../contract.ts'
import { useCancelTransfer } from '../operations.ts'
import { itemPath, TRANSFERS, transferPath } from '../paths.ts'
import { VariantName } from '../variant-name.tsx'
import { TransferBadge } from './transfer-badge.tsx'

/** A transfer with its lines; a pending one can be cancelled. */
export default function TransferRecord({ workspaceId, transfer }: { workspaceId: string; transfer: TransferView }) {
  const { t } = useTranslation()
  const units = useUnits()
  const cancel = useCancelTransfer(workspaceId)
  const [asking, setAsking] = useState(false)
  const { id, from, to, status, date, completedAt, cancelledAt, createdBy, note, items } = transfer
  return (
    <RecordPage
      level={2}
      title={t('inventory.transfers.fromTo', { from: from.name, to: to.name })}
      list={{ label: t('inventory.transfers.title'), path: TRANSFERS }}
      path={transferPath(id)}
      badges={
        <>
          <TransferBadge status={status} />
          <bdi dir="ltr" className="font-mono text-xs text-muted-foreground">
            {id}
          </bdi>
        </>
      }
      actions={
        status === 'Pending' && (
          <Button look="secondary" onClick={() => setAsking(true)}>
            {t('inventory.transfers.cancel')}
          </Button>
        )
      }
      aside={
        <RecordDetails label={t('inventory.transfers.details')}>
          <RecordDetail label={t('inventory.transfers.date')}>
            <RelativeTime iso={date} />
          </RecordDetail>
          {completedAt && (
            <RecordDetail label={t('inventory.transfers.status.Completed')}>
              <RelativeTime iso={completedAt} />
            </RecordDetail>
          )}
          {cancelledAt && (
            <RecordDetail label={t('inventory.transfers.status.Cancelled')}>
              <RelativeTime iso={cancelledAt} />
            </RecordDetail>
          )}
          {createdBy && (
            <RecordDetail label={t('inventory.transfers.by')}>
              <bdi>{createdBy.name}</bdi>
            </RecordDetail>
          )}
          {note && (
            <RecordDetail label={t('inventory.adjust.note')}>
              <span dir="auto" className="whitespace-pre-line">
                {note}
              </span>
            </RecordDetail>
          )}
        </RecordDetails>
      }
    >
      <ul aria-label={t('inventory.transfers.lines')} className="divide-y rounded-lg border bg-card">
        {items.map(({ variantId, sku, variant, quantity, value }) => (
          <li key={variantId} className="flex items-center justify-between gap-4 px-4 py-3">
            {variant ? <VariantName variant={variant} to={itemPath(variant.id)} /> : <bdi dir="ltr">{sku}</bdi>}
            <span className="text-end">
              <bdi className="block font-semibold tabular-nums">{variant ? units.quantity(variant.measure, quantity) : quantity}</bdi>
              <span className="text-xs text-muted-foreground tabular-nums">{formatCharge(value)}</span>
            </span>
          </li>
        ))}
      </ul>
      <Confirm
        open={asking}
        danger
        onOpenChange={setAsking}
        title={t('inventory.transfers.cancelTitle')}
        action={t('inventory.transfers.cancel')}
        words="inventory"
        onConfirm={async () => {
          await cancel.mutateAsync(id)
          toast({ title: t('inventory.transfers.cancelled') })
        }}
      >
        <p>{t('inventory.transfers.cancelText', { from: from.name })}</p>
      </Confirm>
    </RecordPage>
  )
}
