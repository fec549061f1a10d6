import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { NewPasswordField } from '#platform/web/form/new-password-field.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from '../../contract/limits.ts'
import type { MeView } from '../../contract.ts'
import { HiddenUsername } from '../reauth/hidden-username.tsx'
import { useChangePassword } from './operations.ts'
import { securityQuery } from './queries.ts'

export function PasswordPanel({ me }: { me: MeView }) {
  const { t } = useTranslation()
  const changedAt = useQuery(securityQuery(useSource())).data?.passwordChangedAt
  const form = useOperationForm({
    defaults: { newPassword: '' },
    operation: useChangePassword(),
    input: ({ newPassword }) => ({ newPassword }),
    draft: null,
    words: 'accounts',
    onDone: () => {
      form.fields.reset({ newPassword: '' })
      toast({ title: t('accounts.password.saved'), description: t('accounts.password.savedText') })
    },
  })
  return (
    <Panel
      title={t('accounts.field.password')}
      lead={t('accounts.password.lead')}
      aside={
        changedAt && (
          <p className="text-xs text-muted-foreground">
            {t('accounts.password.changed')} <RelativeTime iso={changedAt} />
          </p>
        )
      }
    >
      <Form form={form} className="space-y-5">
        <HiddenUsername email={me.email} />
        <NewPasswordField
          {...form.field('newPassword', { required: true, minLength: MIN_PASSWORD, maxLength: MAX_PASSWORD })}
          typed={form.fields.watch('newPassword') ?? ''}
          ownWords={[me.email, me.username]}
          minLength={MIN_PASSWORD}
          label={t('accounts.field.newPassword')}
          className="max-w-sm"
        />
        <FormEnd inline form={form} submit={t('accounts.password.submit')} />
      </Form>
    </Panel>
  )
}
