import { useTranslation } from 'react-i18next'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MeView } from '../../contract.ts'

/** Greets in the language that the member has chosen, which may be another one than that of the page so far (spec §8). */
export function useWelcome(): (user: MeView) => void {
  const { i18n } = useTranslation()
  return ({ username }) =>
    toast({ title: i18n.t('accounts.login.done'), description: i18n.t('accounts.login.welcome', { name: username }) })
}
