import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { MAX_EMAIL } from '../../contract/limits.ts'
import type { MeView } from '../../contract.ts'
import { isEmailConfirmed } from '../queries.ts'
import { ResendVerification } from '../recovery/resend-verification.tsx'
import { useRequestEmailChange } from './operations.ts'

export function EmailPanel({ me }: { me: MeView }) {
  const { t } = useTranslation()
  const [pending, setPending] = useState<string | null>(null)
  const { email, emailProof } = me
  const confirmed = isEmailConfirmed(me)
  return (
    <Panel
      title={t('accounts.field.email')}
      lead={t('accounts.email.lead')}
      aside={
        <Badge tone={confirmed ? 'success' : 'warning'}>
          {confirmed ? t('accounts.email.confirmed') : t('accounts.email.notConfirmed')}
        </Badge>
      }
    >
      <p dir="ltr" className="wrap-anywhere text-base font-medium rtl:text-right">
        {email}
      </p>
      {confirmed && emailProof === 'assumed' && (
        <p className="mt-3 max-w-prose text-muted-foreground">{t('accounts.email.uncheckedText')}</p>
      )}
      {!confirmed && (
        <div className="mt-3">
          <p className="max-w-prose text-muted-foreground">
            {emailProof === 'assumed' ? t('accounts.email.assumedText') : t('accounts.email.noneText')}
          </p>
          <div className="mt-4 sm:max-w-xs">
            <ResendVerification me={me} />
          </div>
        </div>
      )}
      <div className="mt-6 border-t pt-6">
        {pending ? (
          <div role="status" className="flex gap-3">
            <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            <div className="min-w-0">
              <p className="font-medium">{t('accounts.email.pending', { email: pending })}</p>
              <p className="mt-1 text-muted-foreground">{t('accounts.email.pendingText', { email })}</p>
              <Button look="secondary" className="mt-4" onClick={() => setPending(null)}>
                {t('accounts.email.another')}
              </Button>
            </div>
          </div>
        ) : (
          <ChangeEmailForm onSent={setPending} />
        )}
      </div>
    </Panel>
  )
}

function ChangeEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { email: '' },
    operation: useRequestEmailChange(),
    input: ({ email }) => ({ email: email.trim() }),
    words: 'accounts',
    marks: { EMAIL_IN_USE: 'email' },
    draft: 'accounts.email.requestChange',
    onDone: (_, { email }) => onSent(email.trim()),
  })
  return (
    <Form form={form} className="space-y-5">
      <TextField
        {...form.field('email', { required: true, email: true, maxLength: MAX_EMAIL })}
        type="email"
        dir="ltr"
        autoComplete="email"
        label={t('accounts.email.new')}
        hint={t('accounts.email.newHint')}
        className="max-w-sm"
      />
      <FormEnd inline form={form} submit={t('accounts.email.submit')} />
    </Form>
  )
}
