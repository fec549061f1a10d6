import { useTranslation } from 'react-i18next'
import { toast } from '#platform/web/ui/toast-store.ts'

/** The same whether the account exists or not (spec §8). */
export function useSayResetSent(): (email: string) => void {
  const { t } = useTranslation()
  return (email) => toast({ title: t('accounts.forgot.done'), description: t('accounts.forgot.mailSent', { email }) })
}
