import { useTranslation } from 'react-i18next'
import { toast } from '#platform/web/ui/toast-store.ts'

/** The text is the same whether or not the account exists (spec §8). */
export function useResetSentToast(): (email: string) => void {
  const { t } = useTranslation()
  return (email) => toast({ title: t('accounts.forgot.done'), description: t('accounts.forgot.mailSent', { email }) })
}
