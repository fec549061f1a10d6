import { useTranslation } from 'react-i18next'
import type { Session } from './queries.ts'

/** Formats the device of a session, such as “Firefox on Linux”. */
export function useDeviceName(): (session: Pick<Session, 'browser' | 'system'>) => string {
  const { t } = useTranslation()
  return ({ browser, system }) => {
    if (browser && system) return t('accounts.sessions.browserOn', { browser, system })
    return browser ?? system ?? t('accounts.sessions.unknown')
  }
}
