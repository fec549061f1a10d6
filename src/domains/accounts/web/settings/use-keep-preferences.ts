import { useTranslation } from 'react-i18next'
import { failureText, isKept } from '#platform/web/failure.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { type PreferenceChanges, useUpdatePreferences } from './operations.ts'

/** Keeps on the member what this browser shows already; where that fails it is said, and holds for this browser alone. */
export function useKeepPreferences(): (changes: PreferenceChanges) => void {
  const { t } = useTranslation()
  const update = useUpdatePreferences()
  return (changes) =>
    update.mutate(changes, {
      onError: (error) =>
        isKept(error) ||
        toast({
          variant: 'destructive',
          title: t('accounts.preferences.notSaved'),
          description: failureText(t, error, 'accounts'),
        }),
    })
}
