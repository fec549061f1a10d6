import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import type { MeView } from '../../contract.ts'
import { TextButton } from './entry-frame.tsx'
import type { LoginChallenge } from './login-challenge.ts'
import { normalizeCode } from './normalize-code.ts'
import { usePassSecondFactor } from './operations.ts'
import { PasskeyButton } from './passkey-button.tsx'

type Props = LoginChallenge & { leaving: boolean; onDone: (user: MeView) => void; onExpired: (error: unknown) => void; onBack: () => void }

/** The step after a correct password: authenticator app, recovery code or passkey, as set up in the account. */
export function SecondFactorForm({ loginChallenge, factors, leaving, onDone, onExpired, onBack }: Props) {
  const { t } = useTranslation()
  const [factor, setFactor] = useState(factors[0] ?? 'totp')
  const onFailed = (error: unknown) => {
    if (errorCode(error) === 'TICKET_EXPIRED') onExpired(error)
  }
  const others = factors.filter((other) => other !== factor)
  const names = {
    totp: t('accounts.secondFactor.useApp'),
    recovery_code: t('accounts.secondFactor.useRecovery'),
    passkey: t('accounts.secondFactor.usePasskey'),
  }
  return (
    <>
      {factor === 'passkey' ? (
        <div className="space-y-5">
          <p className="text-muted-foreground">{t('accounts.secondFactor.passkeyText')}</p>
          <PasskeyButton loginChallenge={loginChallenge} onDone={onDone} onFailed={onFailed} />
        </div>
      ) : (
        <CodeForm key={factor} loginChallenge={loginChallenge} factor={factor} leaving={leaving} onDone={onDone} onFailed={onFailed} />
      )}
      <div className="mt-6 flex flex-col items-start gap-1 border-t pt-5">
        {others.map((other) => (
          <TextButton key={other} onClick={() => setFactor(other)}>
            {names[other]}
          </TextButton>
        ))}
        <TextButton onClick={onBack}>{t('accounts.secondFactor.back')}</TextButton>
      </div>
    </>
  )
}

type CodeProps = {
  loginChallenge: string
  factor: 'totp' | 'recovery_code'
  leaving: boolean
  onDone: (user: MeView) => void
  onFailed: (error: unknown) => void
}

function CodeForm({ loginChallenge, factor, leaving, onDone, onFailed }: CodeProps) {
  const { t } = useTranslation()
  const byApp = factor === 'totp'
  const form = useOperationForm({
    defaults: { code: '' },
    operation: usePassSecondFactor(),
    input: ({ code }) => ({ loginChallenge, factor, code: normalizeCode(code) }),
    draft: null,
    words: 'accounts',
    marks: { INVALID_CODE: 'code' },
    onDone: ({ user }) => onDone(user),
    onFailed,
  })
  const { setFocus } = form.fields
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <Form form={form} className="space-y-5">
      <p className="text-muted-foreground">{byApp ? t('accounts.secondFactor.appText') : t('accounts.secondFactor.recoveryText')}</p>
      <TextField
        {...form.field('code', { required: true, maxLength: 40 })}
        dir="ltr"
        inputMode={byApp ? 'numeric' : 'text'}
        autoComplete={byApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        label={byApp ? t('accounts.secondFactor.code') : t('accounts.secondFactor.recoveryCode')}
      />
      <FormEnd form={form} submit={t('accounts.secondFactor.submit')} busy={leaving} />
    </Form>
  )
}
