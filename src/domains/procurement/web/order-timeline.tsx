import { Ban, CheckCircle2, CircleDot, type LucideIcon, PackageCheck, Pencil, RotateCcw, Send, Truck, Undo2, XCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RecordTimeline } from '#domains/records/web/index.ts'
import type { TimelineEntry } from '#platform/web/record/timeline.tsx'
import type { ChangeKind } from '../contract/constants.ts'
import type { OrderView } from '../contract.ts'

const ICONS: Record<ChangeKind, LucideIcon> = {
  created: CircleDot,
  edited: Pencil,
  status: CircleDot,
  approvalAsked: Send,
  approved: CheckCircle2,
  rejected: XCircle,
  withdrawn: RotateCcw,
  received: PackageCheck,
  returned: Undo2,
  closed: Ban,
  reopened: RotateCcw,
  sent: Send,
  confirmed: CheckCircle2,
  advised: Truck,
}

/**
 * The steps of the order, its edits and the notes of the team. Keys: procurement.change.*, procurement.status.*,
 * procurement.record.action.*, procurement.record.field.*
 */
export function OrderTimeline({ workspaceId, order: { id, history: steps } }: { workspaceId: string; order: OrderView }) {
  const { t } = useTranslation()
  const history = steps.map(
    ({ kind, status, by, date }, at): TimelineEntry => ({
      id: `${date} ${kind} ${at}`,
      at: date,
      icon: ICONS[kind],
      actor: by === '' ? null : <bdi>{by}</bdi>,
      text: t(`procurement.change.${kind}`, { status: t(`procurement.status.${status}`) }),
    }),
  )
  return (
    <RecordTimeline
      record={{ workspaceId, type: 'purchaseOrder', id }}
      title={t('procurement.history')}
      words="procurement"
      history={history}
    />
  )
}
