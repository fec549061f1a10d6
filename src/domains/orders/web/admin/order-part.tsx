import { Ban, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LineNotes, useUnits, variantLabel } from '#domains/catalog/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { AdminPart } from '../../contract.ts'
import { ReturnBadge, StatusBadge } from '../status-badge.tsx'
import { Sums } from '../sums.tsx'
import { disputePath } from './paths.ts'

const StepInDialog = lazy(() => import('./step-in-dialog.tsx'))

const SaleDocuments = lazyPart(() => import('../sale-documents.tsx'), {
  Fallback: () => <span className="inline-block h-9 w-24" />,
  whenMissing: 'nothing',
})

/** One part of the order, with the administrator's actions. */
export function AdminOrderPart({ part, owed }: { part: AdminPart; owed: boolean }) {
  const { t } = useTranslation()
  const units = useUnits()
  const [asking, setAsking] = useState<'cancel' | 'refund' | null>(null)
  const cancellable = part.lines.some((line) => line.cancellable > 0)
  const refundable = part.lines.some((line) => line.refundable > 0)
  return (
    <Panel
      title={part.vendor.name}
      lead={
        <Link to={`/admin/vendors/${part.workspaceId}`} className="underline-offset-4 hover:underline">
          <bdi dir="ltr">{part.number}</bdi>
        </Link>
      }
      aside={<StatusBadge status={part.status} of={part} />}
    >
      <ul className="divide-y">
        {part.lines.map((line) => (
          <li key={line.position} className="flex items-center gap-4 py-3 first:pt-0">
            <Picture image={line.image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-md" />
            <div className="min-w-0 grow">
              <p className="leading-snug font-medium">{line.name}</p>
              <p className="text-xs text-muted-foreground">
                {[variantLabel(line), `${units.quantity(line.measure, line.quantity)} × ${formatCharge(line.unitPrice)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <LineNotes of={line} className="mt-0.5" />
            </div>
            <bdi className="font-medium tabular-nums">{formatCharge(line.lineTotal)}</bdi>
          </li>
        ))}
      </ul>
      <div className="mt-3 border-t pt-3">
        <Sums of={part} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <SaleDocuments part={part} />
      </div>
      {part.returns.length > 0 && (
        <ul className="mt-4 space-y-2 border-t pt-4">
          {part.returns.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="flex flex-wrap items-center gap-2">
                {t(`orders.reason.${row.reason}`)} <ReturnBadge status={row.status} />
              </span>
              {row.dispute && (
                <Link to={disputePath(row.id)} className="inline-flex min-h-9 items-center font-medium underline underline-offset-4">
                  {t('orders.admin.openDispute')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {(cancellable || refundable) && (
        <div className="mt-4 flex flex-wrap gap-3 border-t pt-4">
          {cancellable && (
            <Button look="danger" size="sm" onClick={() => setAsking('cancel')}>
              <Ban aria-hidden className="size-4" />
              {t('orders.admin.cancel')}
            </Button>
          )}
          {refundable && (
            <Button look="secondary" size="sm" onClick={() => setAsking('refund')}>
              <Undo2 aria-hidden className="flip size-4" />
              {t('orders.admin.refund')}
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {asking && <StepInDialog what={asking} part={part} owed={owed} onClose={() => setAsking(null)} />}
      </Suspense>
    </Panel>
  )
}
