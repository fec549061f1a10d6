import { useTranslation } from 'react-i18next'
import { toast } from '#platform/web/ui/toast-store.ts'

/** The Coming Soon toast of links whose target does not exist yet (spec §8). */
export function useComingSoon(): () => void {
  const { t } = useTranslation()
  return () => toast({ title: t('app.comingSoon.title'), description: t('app.comingSoon.text') })
}
