import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { PasswordField } from '#platform/web/form/password-field.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Modal } from '#platform/web/ui/modal.tsx'
import { useMe } from '../queries.ts'
import { AccountOfPassword } from './account-of-password.tsx'
import { useReauthenticate } from './operations.ts'

/** Asks who sits there. What was about to be done goes on by itself. */
export default function ProofDialog({ onAnswer }: { onAnswer: (proved: boolean) => void }) {
  const { t } = useTranslation()
  const me = useMe()
  const form = useOperationForm({
    defaults: { password: '' },
    operation: useReauthenticate(),
    input: ({ password }) => ({ password }),
    words: 'accounts.proof',
    marks: { INVALID_CREDENTIALS: 'password' },
    onDone: () => onAnswer(true),
  })
  return (
    <Modal open onOpenChange={() => onAnswer(false)} firm title={t('accounts.proof.title')} lead={t('accounts.proof.lead')}>
      <Form form={form} className="space-y-5">
        <AccountOfPassword email={me?.email ?? ''} />
        <PasswordField
          {...form.field('password', { required: true })}
          autoComplete="current-password"
          label={t('accounts.proof.password')}
        />
        <FormEnd form={form} submit={t('accounts.proof.submit')} />
      </Form>
    </Modal>
  )
}
