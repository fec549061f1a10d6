import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { useMe } from '../queries.ts'

export function Verified({ email }: { email?: string }) {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <EntryFrame
      hidden
      icon={BadgeCheck}
      title={t('accounts.verify.done')}
      lead={email ? t('accounts.verify.isNow', { email }) : t('accounts.verify.doneText')}
    >
      <ButtonLink to={me ? '/dashboard' : '/login'} size="lg" className="w-full">
        {me ? t('accounts.verify.goOn') : t('accounts.login.submit')}
      </ButtonLink>
    </EntryFrame>
  )
}
