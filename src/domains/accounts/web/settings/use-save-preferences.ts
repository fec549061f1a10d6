import { useTranslation } from 'react-i18next'
import { failureText, isQueued } from '#platform/web/failure.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { type PreferenceChanges, useUpdatePreferences } from './operations.ts'

/** Saves preferences that this browser already shows. On failure a toast says that they apply to this browser only. */
export function useSavePreferences(): (changes: PreferenceChanges) => void {
  const { t } = useTranslation()
  const update = useUpdatePreferences()
  return (changes) =>
    update.mutate(changes, {
      onError: (error) =>
        isQueued(error) ||
        toast({
          variant: 'destructive',
          title: t('accounts.preferences.notSaved'),
          description: failureText(t, error, 'accounts'),
        }),
    })
}
