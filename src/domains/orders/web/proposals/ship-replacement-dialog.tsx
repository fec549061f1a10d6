import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ProposalView } from '../../contract.ts'
import { TrackingFields, type TrackingInput, trimTracking } from '../vendor/tracking-fields.tsx'
import { type ProposalAct, useProposalAct } from './queries.ts'

const SHIP: ProposalAct<ReturnType<typeof trimTracking>> = { vendor: (api, input, how) => api.shipReplacement(input, how) }

export default function ShipReplacementDialog({ proposal, onClose }: { proposal: ProposalView; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { carrier: '', trackingNumber: '', trackingUrl: '' } as TrackingInput,
    operation: useProposalAct(proposal, SHIP),
    input: trimTracking,
    draft: `orders.vendor.proposals.shipReplacement ${proposal.id}`,
    words: 'orders',
    onDone: () => {
      toast({ title: t('orders.proposal.done.shipReplacement') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('orders.proposal.step.shipReplacement')}
      lead={t('orders.proposal.shipLead')}
      submit={t('orders.vendor.ship.submit')}
      onClose={onClose}
    >
      <TrackingFields field={form.field} />
    </FormDialog>
  )
}
