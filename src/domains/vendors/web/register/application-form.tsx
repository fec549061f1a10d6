import { TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmEmailNotice } from '#domains/accounts/web/index.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ApplicationStatusView, ApplicationView } from '../../contract.ts'
import { legalValues, toLegalInput } from '../legal-values.ts'
import { toPayoutInput } from '../payout-fields.tsx'
import { ApplicationFields, EMPTY_APPLICATION } from './application-fields.tsx'
import { useApply } from './operations.ts'

type Props = {
  workspaceId: string
  workspaceName: string
  application: ApplicationView | null
  approval: ApplicationStatusView['approval']
}

/** Application form. After a refusal it starts with the previous texts. */
export function ApplicationForm({ workspaceId, workspaceName, application, approval }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { ...EMPTY_APPLICATION, ...(application && toFormValues(application)) },
    operation: useApply(workspaceId),
    input: ({ name, description, legal, policies, payout }) => {
      const details = toPayoutInput(payout)
      return {
        name: name.trim(),
        description: description.trim(),
        legal: toLegalInput(legal),
        policies: { shipping: policies.shipping.trim(), returns: policies.returns.trim() },
        ...(details && { payout: details }),
      }
    },
    words: 'vendors',
    marks: { NAME_TAKEN: 'name', NAME_RESERVED: 'name' },
    draft: 'vendors.application.submit',
    guarded: true,
    onDone: ({ vendor }) => {
      toast({
        title: t('vendors.register.submitted'),
        description: vendor ? t('vendors.register.approved') : t('vendors.register.willBeRead'),
      })
      window.scrollTo({ top: 0 })
    },
  })
  return (
    <Panel
      title={t('vendors.register.form')}
      lead={
        approval === 'automatic'
          ? t('vendors.register.atOnce', { workspace: workspaceName })
          : t('vendors.register.byReview', { workspace: workspaceName })
      }
    >
      <Suspense fallback={null}>
        <ConfirmEmailNotice />
      </Suspense>
      {application?.reason && <RejectionNotice reason={application.reason} />}
      <Form form={form} className="space-y-6">
        <ApplicationFields form={form} knownAccount={application?.payout?.ending ?? null} />
        <FormEnd form={form} submit={application?.reason ? t('vendors.register.again') : t('vendors.register.submit')} />
      </Form>
    </Panel>
  )
}

function toFormValues({ name, description, legal, policies }: ApplicationView) {
  return { name, description, legal: legalValues(legal), policies }
}

function RejectionNotice({ reason }: { reason: string }) {
  const { t } = useTranslation()
  return (
    <div className="mb-6 flex gap-3 rounded-md border border-destructive p-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
      <div className="min-w-0">
        <p className="font-semibold">{t('vendors.register.refused')}</p>
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
        <p className="mt-1 text-muted-foreground">{t('vendors.register.refusedNext')}</p>
      </div>
    </div>
  )
}
