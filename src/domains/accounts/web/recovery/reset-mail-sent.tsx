import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RESET_MAIL_SPACING_S } from '../../contract/limits.ts'
import { EntryFrame, TextButton, TextLink } from '../entry/entry-frame.tsx'
import { useRequestReset } from './operations.ts'
import { ResendButton } from './resend-button.tsx'
import { useResetSentToast } from './use-reset-sent-toast.ts'

/** Shown after a reset request, whether or not the account exists. */
export function ResetMailSent({ email, onOther }: { email: string; onOther: () => void }) {
  const { t } = useTranslation()
  const say = useResetSentToast()
  const again = useRequestReset()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <EntryFrame
        hidden
        icon={MailCheck}
        title={t('accounts.forgot.checkInbox')}
        lead={t('accounts.forgot.mailSent', { email })}
        foot={<TextLink to="/login">{t('accounts.backToLogin')}</TextLink>}
      >
        <p className="text-muted-foreground">{t('accounts.forgot.noMail')}</p>
        <div className="mt-5 space-y-3">
          <ResendButton
            waitS={RESET_MAIL_SPACING_S}
            send={again}
            input={{ email }}
            onSent={() => {
              say(email)
              return RESET_MAIL_SPACING_S
            }}
          />
          <TextButton onClick={onOther}>{t('accounts.forgot.otherAddress')}</TextButton>
        </div>
      </EntryFrame>
    </div>
  )
}
