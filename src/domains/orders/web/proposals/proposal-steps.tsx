import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ProposalStep, ProposalView } from '../../contract.ts'
import { type ProposalAct, useProposalAct } from './queries.ts'

const AnswerDialog = lazy(() => import('./answer-dialog.tsx'))
const ShipReplacementDialog = lazy(() => import('./ship-replacement-dialog.tsx'))

/** Steps that one press takes. */
const AT_ONCE: Partial<Record<ProposalStep, ProposalAct<object>>> = {
  accept: { shopper: (api, named, how) => api.accept(named, how), vendor: (api, named, how) => api.accept(named, how) },
  withdraw: { shopper: (api, named, how) => api.withdraw(named, how), vendor: (api, named, how) => api.withdraw(named, how) },
  cancelReplacement: { vendor: (api, named, how) => api.cancelReplacement(named, how) },
}

/** Keys: orders.proposal.step.* */
export function ProposalSteps({ proposal }: { proposal: ProposalView }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<ProposalStep | null>(null)
  const close = () => setAsking(null)
  if (proposal.steps.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {proposal.steps.map((step) => {
        const act = AT_ONCE[step]
        return act ? (
          <StepButton key={step} proposal={proposal} step={step} act={act} />
        ) : (
          <Button
            key={step}
            size="sm"
            look={step === 'decline' ? 'danger' : step === 'shipReplacement' ? 'primary' : 'secondary'}
            onClick={() => setAsking(step)}
          >
            {t(`orders.proposal.step.${step}`)}
          </Button>
        )
      })}
      <Suspense fallback={null}>
        {asking === 'shipReplacement' && <ShipReplacementDialog proposal={proposal} onClose={close} />}
        {(asking === 'decline' || asking === 'dispute' || asking === 'answerDispute') && (
          <AnswerDialog proposal={proposal} step={asking} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

/** Keys: orders.proposal.done.*, orders.proposal.step.* */
function StepButton({ proposal, step, act }: { proposal: ProposalView; step: ProposalStep; act: ProposalAct<object> }) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useProposalAct(proposal, act)
  return (
    <>
      <Button
        size="sm"
        look={step === 'accept' ? 'primary' : 'secondary'}
        busy={isPending}
        onClick={() => mutate({}, { onSuccess: () => toast({ title: t(`orders.proposal.done.${step}`) }) })}
      >
        {t(`orders.proposal.step.${step}`)}
      </Button>
      {error && (
        <p role="alert" className="order-last w-full text-xs font-medium text-destructive">
          {failureText(t, error, 'orders')}
        </p>
      )}
    </>
  )
}
