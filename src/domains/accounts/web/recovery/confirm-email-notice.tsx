import { MailWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../queries.ts'
import { ResendVerification } from './resend-verification.tsx'

/** Asks the user to confirm their email, with a button that mails the link again; renders nothing when none is needed. */
export default function ConfirmEmailNotice() {
  const { t } = useTranslation()
  const me = useMe()
  if (!me?.mustConfirmEmail) return null
  return (
    <div role="status" className="mb-5 flex gap-3 rounded-md border border-warning p-4">
      <MailWarning aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{t('accounts.confirmEmail.title')}</p>
        <p className="mt-1 text-muted-foreground">{t('accounts.confirmEmail.text', { email: me.email })}</p>
        <div className="mt-3 sm:max-w-xs">
          <ResendVerification me={me} />
        </div>
      </div>
    </div>
  )
}
