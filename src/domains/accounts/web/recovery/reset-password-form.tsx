import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { NewPasswordField } from '#platform/web/form/new-password-field.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { isInvalidLink } from '#platform/web/mailed-token.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from '../../contract/limits.ts'
import { useResetPassword } from './operations.ts'

type Props = {
  /** Null until it is read from the URL. */
  token: string | null
  onDone: () => void
  onInvalid: () => void
}

export function ResetPasswordForm({ token, onDone, onInvalid }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { newPassword: '' },
    operation: useResetPassword(),
    input: ({ newPassword }) => ({ token: token ?? '', newPassword }),
    draft: null,
    words: 'accounts',
    onDone,
    onFailed: (error) => {
      if (isInvalidLink(error)) onInvalid()
    },
  })
  return (
    <Form form={form} className="space-y-5">
      <NewPasswordField
        {...form.field('newPassword', { required: true, minLength: MIN_PASSWORD, maxLength: MAX_PASSWORD })}
        typed={form.fields.watch('newPassword') ?? ''}
        minLength={MIN_PASSWORD}
        label={t('accounts.field.newPassword')}
      />
      <FormEnd form={form} submit={t('accounts.reset.submit')} ready={token !== null} />
    </Form>
  )
}
