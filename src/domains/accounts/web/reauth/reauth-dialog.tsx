import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { PasswordField } from '#platform/web/form/password-field.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { canUsePasskeys, isDeclined } from '../entry/passkey-support.ts'
import { useMe } from '../queries.ts'
import { securityQuery } from '../security/queries.ts'
import { HiddenUsername } from './hidden-username.tsx'
import { useReauthenticate, useReauthenticateWithPasskey } from './operations.ts'

type Props = { onAnswer: (proved: boolean) => void }

/** Asks the user to reauthenticate. The interrupted operation then continues. */
export default function ReauthDialog({ onAnswer }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const form = useOperationForm({
    defaults: { password: '' },
    operation: useReauthenticate(),
    input: ({ password }) => ({ password }),
    draft: null,
    words: 'accounts.reauth',
    marks: { INVALID_CREDENTIALS: 'password' },
    onDone: () => onAnswer(true),
  })
  return (
    <Modal open onOpenChange={() => onAnswer(false)} firm title={t('accounts.reauth.title')} lead={t('accounts.reauth.lead')}>
      <Form form={form} className="space-y-5">
        <HiddenUsername email={me?.email ?? ''} />
        <PasswordField
          {...form.field('password', { required: true })}
          autoComplete="current-password"
          label={t('accounts.reauth.password')}
        />
        <FormEnd form={form} submit={t('accounts.reauth.submit')} />
      </Form>
      <PasskeyReauth onAnswer={onAnswer} />
    </Modal>
  )
}

/** Shown when the account has a passkey and the browser supports it. */
function PasskeyReauth({ onAnswer }: Props) {
  const { t } = useTranslation()
  const prove = useReauthenticateWithPasskey()
  const { data: security } = useQuery(securityQuery(useSource()))
  if (!canUsePasskeys() || !security || security.passkeys.length === 0) return null
  return (
    <div className="mt-4">
      {prove.error && !isDeclined(prove.error) && <FailureNotice error={prove.error} words="accounts.passkey" />}
      <Button
        look="secondary"
        size="lg"
        className="w-full"
        busy={prove.isPending}
        onClick={() => prove.mutate(undefined, { onSuccess: () => onAnswer(true) })}
      >
        <KeyRound aria-hidden className="size-5" />
        {t('accounts.reauth.passkey')}
      </Button>
    </div>
  )
}
