import { useTranslation } from 'react-i18next'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { PasswordField } from '#platform/web/form/password-field.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MeView } from '../../contract.ts'
import { TextLink } from './entry-frame.tsx'
import type { LoginChallenge } from './login-challenge.ts'
import { useLoginOrigin } from './login-origin.ts'
import { useLogIn } from './operations.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'

type Props = {
  /** Prefilled email. */
  email: string
  /** True while the logged-in user is being redirected. */
  leaving: boolean
  /** The error that ended the second factor step; null when there is none. */
  expired: unknown
  onDone: (user: MeView) => void
  onLoginChallenge: (loginChallenge: LoginChallenge, email: string) => void
}

export function LoginForm({ email, leaving, expired, onDone, onLoginChallenge }: Props) {
  const { t } = useTranslation()
  const { withOrigin } = useLoginOrigin()
  usePasskeyAutofill(onDone)
  const form = useOperationForm({
    defaults: { email, password: '' },
    operation: useLogIn(),
    input: (typed) => ({ email: typed.email.trim(), password: typed.password }),
    draft: null,
    words: 'accounts',
    marks: { INVALID_CREDENTIALS: 'password' },
    onDone: (reply, typed) => (reply.state === 'signed_in' ? onDone(reply.user) : onLoginChallenge(reply, typed.email)),
    onFailed: (error) => {
      if (errorCode(error) !== 'INVALID_CREDENTIALS') return
      toast({ variant: 'destructive', title: t('accounts.login.failed'), description: failureText(t, error, 'accounts') })
    },
  })
  return (
    <div className="space-y-5">
      {expired !== null && form.fields.formState.submitCount === 0 && <FailureNotice error={expired} words="accounts" />}
      <Form form={form} className="space-y-5">
        <TextField
          {...form.field('email', { required: true, email: true })}
          type="email"
          dir="ltr"
          autoComplete="username webauthn"
          label={t('accounts.field.email')}
        />
        <div>
          <PasswordField
            {...form.field('password', { required: true })}
            autoComplete="current-password"
            label={t('accounts.field.password')}
          />
          <p className="mt-2 text-end text-xs">
            <TextLink to={withOrigin('/forgot-password')} state={{ email: form.fields.watch('email') }}>
              {t('accounts.login.forgot')}
            </TextLink>
          </p>
        </div>
        <FormEnd form={form} submit={t('accounts.login.submit')} busy={leaving} />
      </Form>
      <p
        aria-hidden
        className="flex items-center gap-3 text-xs text-muted-foreground before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border"
      >
        {t('accounts.login.or')}
      </p>
      <PasskeyButton onDone={onDone} />
    </div>
  )
}
