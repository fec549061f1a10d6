import { useTranslation } from 'react-i18next'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MeView } from '../../contract.ts'

/** Shows the welcome toast in the member's own language, which may differ from the page's (spec §8). */
export function useWelcomeToast(): (user: MeView) => void {
  const { i18n } = useTranslation()
  return ({ username }) =>
    toast({ title: i18n.t('accounts.login.done'), description: i18n.t('accounts.login.welcome', { name: username }) })
}
