import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { useMe } from '../queries.ts'

export const SECURITY_SETTINGS = '/settings?tab=security'

/** Whether this administrator's time to set up a second factor is over: the server then rejects every operation of administrators. */
export function useSecondFactorOverdue(): boolean {
  const due = useMe()?.secondFactorDue
  return due != null && Date.parse(due) <= Date.now()
}

/** Stands in for the administration until there is a second factor. */
export function SecondFactorNeeded() {
  const { t } = useTranslation()
  return (
    <Notice headingLevel="h1" icon={ShieldAlert} title={t('accounts.adminFactor.title')} text={t('accounts.adminFactor.text')}>
      <ButtonLink to={SECURITY_SETTINGS}>{t('accounts.adminFactor.setUp')}</ButtonLink>
    </Notice>
  )
}
