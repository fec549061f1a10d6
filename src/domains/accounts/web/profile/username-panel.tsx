import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_USERNAME, MIN_USERNAME } from '../../contract/limits.ts'
import type { MeView } from '../../contract.ts'
import { useChangeUsername } from './operations.ts'

export function UsernamePanel({ me }: { me: MeView }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { username: me.username },
    operation: useChangeUsername(),
    input: ({ username }) => ({ username: username.trim() }),
    draft: 'accounts.profile.changeUsername',
    words: 'accounts',
    marks: { USERNAME_TAKEN: 'username' },
    onDone: ({ username }) => toast({ title: t('accounts.username.saved'), description: t('accounts.username.isNow', { name: username }) }),
  })
  return (
    <Panel title={t('accounts.field.username')} lead={t('accounts.username.lead')}>
      <Form form={form} className="space-y-5">
        <TextField
          {...form.field('username', { required: true, minLength: MIN_USERNAME, maxLength: MAX_USERNAME })}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={t('accounts.username.label')}
          hint={t('accounts.register.usernameHint')}
          className="max-w-sm"
        />
        <FormEnd inline form={form} submit={t('accounts.username.submit')} />
      </Form>
    </Panel>
  )
}
