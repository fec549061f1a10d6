import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { NewPasswordField } from '#platform/web/form/new-password-field.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_EMAIL, MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD, MIN_USERNAME } from '../../contract/limits.ts'
import { useLoginOrigin } from './login-origin.ts'
import { useRegister } from './operations.ts'
import { RegistrationTerms } from './registration-terms.ts'

const MARKS = { EMAIL_IN_USE: 'email', USERNAME_TAKEN: 'username' } as const

/** The fields follow the server's validation order (spec §5). Registration does not log in (spec §4). */
export function RegisterForm({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const { withOrigin } = useLoginOrigin()
  const terms = use(RegistrationTerms)
  const form = useOperationForm({
    defaults: { email: '', username: '', password: '' },
    operation: useRegister(),
    input: ({ email, username, password }) => ({
      email: email.trim(),
      username: username.trim(),
      password,
      language,
      ...(terms.version !== null && { termsVersion: terms.version }),
    }),
    words: 'accounts',
    marks: MARKS,
    draft: 'accounts.register',
    onDone: (_, { email }) => {
      toast({ title: t('accounts.register.done'), description: t('accounts.register.mailSent', { email: email.trim() }) })
      return navigate(withOrigin('/login'), { state: { email: email.trim() } })
    },
    onFailed: (error) => {
      const code = errorCode(error)
      if (code === 'REGISTRATION_CLOSED') onClosed()
      if (code === 'TERMS_CHANGED') terms.refresh()
      if (code in MARKS) {
        toast({ variant: 'destructive', title: t('accounts.register.failed'), description: failureText(t, error, 'accounts') })
      }
    },
  })
  return (
    <Form form={form} className="space-y-5">
      <TextField
        {...form.field('email', { required: true, email: true, maxLength: MAX_EMAIL })}
        type="email"
        dir="ltr"
        // Password managers should store the email, because it is the login name.
        autoComplete="username"
        label={t('accounts.field.email')}
      />
      <TextField
        {...form.field('username', { required: true, minLength: MIN_USERNAME, maxLength: MAX_USERNAME })}
        dir="auto"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        label={t('accounts.field.username')}
        hint={t('accounts.register.usernameHint')}
      />
      <NewPasswordField
        {...form.field('password', { required: true, minLength: MIN_PASSWORD, maxLength: MAX_PASSWORD })}
        typed={form.fields.watch('password') ?? ''}
        ownWords={form.fields.watch(['email', 'username'])}
        minLength={MIN_PASSWORD}
        label={t('accounts.field.password')}
      />
      {terms.agreement}
      <FormEnd form={form} submit={t('accounts.register.submit')} />
    </Form>
  )
}
