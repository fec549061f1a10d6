import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { isolated } from '#platform/web/i18n/isolated.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { MAX_ADDRESS, MAX_DESCRIPTION, MAX_POLICY, MAX_VENDOR_NAME } from '../../contract/limits.ts'
import { PayoutFields, type PayoutValues } from '../payout-fields.tsx'

export type ApplicationValues = {
  name: string
  description: string
  address: string
  policies: { shipping: string; returns: string }
  payout: PayoutValues
}

/** What is not secret, kept in the tab until it is sent. */
export const KEPT = ['name', 'description', 'address', 'policies'] as const

export const DRAFT = 'vendor-application'

export const NOTHING_WRITTEN: ApplicationValues = {
  ...{ name: '', description: '', address: '', policies: { shipping: '', returns: '' } },
  payout: { holder: '', account: '', bank: '' },
}

type Props = { form: OperationForm<ApplicationValues> /** The end of the account that was given before. */; knownAccount: string | null }

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
        <TextArea
          {...form.field('address', { maxLength: MAX_ADDRESS })}
          dir="auto"
          autoComplete="street-address"
          label={t('vendors.field.address')}
          hint={t('vendors.hint.address')}
        />
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
        lead={knownAccount === null ? t('vendors.payout.later') : t('vendors.payout.known', { ending: isolated(`•••• ${knownAccount}`) })}
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
