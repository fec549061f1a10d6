import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { isolateLtr } from '#platform/web/i18n/isolate.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { MAX_DESCRIPTION, MAX_POLICY, MAX_VENDOR_NAME } from '../../contract/limits.ts'
import { LegalFields } from '../legal-fields.tsx'
import { EMPTY_LEGAL, type LegalValues } from '../legal-values.ts'
import { PayoutFields, type PayoutValues } from '../payout-fields.tsx'

export type ApplicationValues = {
  name: string
  description: string
  legal: LegalValues
  policies: { shipping: string; returns: string }
  payout: PayoutValues
}

export const EMPTY_APPLICATION: ApplicationValues = {
  name: '',
  description: '',
  legal: EMPTY_LEGAL,
  policies: { shipping: '', returns: '' },
  payout: { holder: '', account: '', bank: '' },
}

type Props = { form: OperationForm<ApplicationValues> /** Last digits of the account given before. */; knownAccount: string | null }

export function ApplicationFields({ form, knownAccount }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Group title={t('vendors.register.group.shop')}>
        <TextField
          {...form.field('name', { required: true, maxLength: MAX_VENDOR_NAME })}
          dir="auto"
          autoComplete="organization"
          label={t('vendors.field.name')}
          hint={t('vendors.hint.name')}
        />
        <TextArea
          {...form.field('description', { required: true, maxLength: MAX_DESCRIPTION })}
          dir="auto"
          rows={4}
          label={t('vendors.field.description')}
          hint={t('vendors.hint.description')}
        />
      </Group>
      <Group title={t('vendors.legal.title')} lead={t('vendors.legal.lead')}>
        <LegalFields form={form} />
      </Group>
      <Group title={t('vendors.register.group.policies')} lead={t('vendors.register.group.policiesLead')}>
        <TextArea
          {...form.field('policies.shipping', { maxLength: MAX_POLICY })}
          dir="auto"
          label={t('vendors.field.shipping')}
          hint={t('vendors.hint.shipping')}
        />
        <TextArea
          {...form.field('policies.returns', { maxLength: MAX_POLICY })}
          dir="auto"
          label={t('vendors.field.returns')}
          hint={t('vendors.hint.returns')}
        />
      </Group>
      <Group
        title={t('vendors.payout.title')}
        lead={knownAccount === null ? t('vendors.payout.later') : t('vendors.payout.known', { ending: isolateLtr(`•••• ${knownAccount}`) })}
      >
        <PayoutFields form={form} prefix="payout." optional />
      </Group>
    </>
  )
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t pt-6 first:border-t-0 first:pt-0">
      <legend className="float-start mb-1 w-full text-base font-semibold">{title}</legend>
      {lead && <p className="clear-both mb-4 text-muted-foreground">{lead}</p>}
      <div className="clear-both space-y-5 pt-3">{children}</div>
    </fieldset>
  )
}
