import { useTranslation } from 'react-i18next'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MeView } from '../../contract.ts'
import { useResendVerification } from './operations.ts'
import { ResendButton } from './resend-button.tsx'

export function ResendVerification({ me }: { me: MeView }) {
  const { t } = useTranslation()
  return (
    <ResendButton
      waitS={0}
      send={useResendVerification()}
      input={undefined}
      onSent={({ retryAfterS }) => {
        toast({ title: t('accounts.verify.sent'), description: t('accounts.register.mailSent', { email: me.email }) })
        return retryAfterS
      }}
    />
  )
}
