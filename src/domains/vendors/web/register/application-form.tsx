import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ApplicationView, StandingView } from '../../contract.ts'
import { payoutOf } from '../payout-fields.tsx'
import { ApplicationFields, DRAFT, KEPT, NOTHING_WRITTEN } from './application-fields.tsx'
import { useApply } from './operations.ts'

type Props = { workspaceId: string; workspaceName: string; application: ApplicationView | null; approval: StandingView['approval'] }

/** A refused application is answered with another one, which begins with its words. */
export function ApplicationForm({ workspaceId, workspaceName, application, approval }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { ...NOTHING_WRITTEN, ...(application && wordsOf(application)) },
    operation: useApply(workspaceId),
    input: ({ name, description, address, policies, payout }) => {
      const details = payoutOf(payout)
      return {
        ...{ name: name.trim(), description: description.trim(), address: address.trim() },
        policies: { shipping: policies.shipping.trim(), returns: policies.returns.trim() },
        ...(details && { payout: details }),
      }
    },
    words: 'vendors',
    marks: { NAME_TAKEN: 'name', NAME_RESERVED: 'name' },
    draft: { name: DRAFT, fields: KEPT },
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
      {application?.reason && <Refusal reason={application.reason} />}
      <Form form={form} className="space-y-6">
        <ApplicationFields form={form} knownAccount={application?.payout?.ending ?? null} />
        <FormEnd form={form} submit={application?.reason ? t('vendors.register.again') : t('vendors.register.submit')} />
      </Form>
    </Panel>
  )
}

function wordsOf({ name, description, address, policies }: ApplicationView) {
  return { name, description, address, policies }
}

function Refusal({ reason }: { reason: string }) {
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
