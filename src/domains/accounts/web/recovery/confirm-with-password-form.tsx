import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { PasswordField } from '#platform/web/form/password-field.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useVerifyEmail } from './operations.ts'

type Props = {
  token: string
  onReply: (reply: NonNullable<ReturnType<typeof useVerifyEmail>['data']>) => void
  onFailed: (error: unknown) => void
}

export function ConfirmWithPasswordForm({ token, onReply, onFailed }: Props) {
  const { t } = useTranslation()
  const resend = useVerifyEmail()
  const form = useOperationForm({
    defaults: { password: '' },
    operation: useVerifyEmail(),
    input: ({ password }) => ({ token, password }),
    draft: null,
    words: 'accounts.verify',
    marks: { INVALID_CREDENTIALS: 'password' },
    onDone: onReply,
    onFailed,
  })
  return (
    <>
      <Form form={form} className="space-y-5">
        <PasswordField
          {...form.field('password', { required: true })}
          autoComplete="current-password"
          label={t('accounts.field.password')}
        />
        <FormEnd form={form} submit={t('accounts.verify.submit')} />
      </Form>
      <Button
        look="quiet"
        className="mt-3 w-full"
        busy={resend.isPending}
        onClick={() => resend.mutate({ token, forgotten: true }, { onSuccess: onReply, onError: onFailed })}
      >
        {t('accounts.verify.forgotten')}
      </Button>
    </>
  )
}
