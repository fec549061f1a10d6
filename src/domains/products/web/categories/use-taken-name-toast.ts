import { useTranslation } from 'react-i18next'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { toast } from '#platform/web/ui/toast-store.ts'

/** Shows a taken name as a toast too (spec §5). */
export function useTakenNameToast(): (error: unknown) => void {
  const { t } = useTranslation()
  return (error) => {
    if (errorCode(error) === 'CATEGORY_EXISTS') toast({ title: failureText(t, error, 'products'), variant: 'destructive' })
  }
}
