import { useTranslation } from 'react-i18next'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { OrderView, PartView } from '../../contract.ts'
import { RefundPreview } from '../refund-preview.tsx'
import { listProposable, ProposalForm, startProposal, toProposal } from './proposal-form.tsx'
import { useMakeRequest } from './queries.ts'

/** The shopper asks for a refund, a replacement or a return. */
export default function RequestDialog({ order, part, onClose }: { order: OrderView; part: PartView; onClose: () => void }) {
  const { t } = useTranslation()
  const lines = listProposable(part.lines)
  const place = { orderId: order.id, number: part.number }
  const form = useOperationForm({
    defaults: startProposal(lines),
    operation: useMakeRequest(order.id),
    input: (values) => ({ ...place, ...toProposal(values, lines) }),
    draft: `orders.proposals.make ${part.number}`,
    words: 'orders',
    onDone: () => {
      toast({ title: t('orders.proposal.request.done') })
      onClose()
    },
  })
  return (
    <ProposalForm
      form={form}
      lines={lines}
      words="request"
      vendor={part.vendor.name}
      preview={(chosen) => <RefundPreview units={{ ...place, lines: chosen }} payment={order.payment} />}
      onClose={onClose}
    />
  )
}
