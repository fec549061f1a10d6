import { useTranslation } from 'react-i18next'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { VendorOrderView } from '../../contract.ts'
import { vendorRefundPreviewQuery } from '../vendor/queries.ts'
import { VendorRefundPreview } from '../vendor-refund-preview.tsx'
import { listProposable, ProposalForm, startProposal, toProposal } from './proposal-form.tsx'
import { useMakeProposal } from './queries.ts'

type Props = { workspaceId: string; order: VendorOrderView; onClose: () => void }

/** The vendor proposes a solution to the customer. */
export default function ProposeDialog({ workspaceId, order, onClose }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const lines = listProposable(order.lines)
  const { number } = order
  const form = useOperationForm({
    defaults: startProposal(lines),
    operation: useMakeProposal(workspaceId, number.slice(0, number.lastIndexOf('-'))),
    input: (values) => ({ number, ...toProposal(values, lines) }),
    draft: `orders.vendor.proposals.make ${number}`,
    words: 'orders',
    onDone: () => {
      toast({ title: t('orders.proposal.propose.done') })
      onClose()
    },
  })
  return (
    <ProposalForm
      form={form}
      lines={lines}
      words="propose"
      vendor={order.vendor.name}
      preview={(chosen) => (
        <VendorRefundPreview
          lines={chosen}
          query={vendorRefundPreviewQuery(source, workspaceId, order, chosen)}
          owed={order.payment?.status === 'pending'}
        />
      )}
      onClose={onClose}
    />
  )
}
