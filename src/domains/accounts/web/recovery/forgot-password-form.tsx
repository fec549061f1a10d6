import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { MAX_EMAIL } from '../../contract/limits.ts'
import { prefilledEmail } from '../entry/prefilled-email.ts'
import { useRequestReset } from './operations.ts'
import { useResetSentToast } from './use-reset-sent-toast.ts'

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const say = useResetSentToast()
  const form = useOperationForm({
    defaults: { email: prefilledEmail(useLocation().state) },
    operation: useRequestReset(),
    input: ({ email }) => ({ email: email.trim() }),
    draft: null,
    words: 'accounts',
    onDone: (_, { email }) => {
      say(email.trim())
      onSent(email.trim())
    },
  })
  return (
    <Form form={form} className="space-y-5">
      <TextField
        {...form.field('email', { required: true, email: true, maxLength: MAX_EMAIL })}
        type="email"
        dir="ltr"
        autoComplete="username"
        label={t('accounts.field.email')}
      />
      <FormEnd form={form} submit={t('accounts.forgot.submit')} />
    </Form>
  )
}
