import { useTranslation } from 'react-i18next'
import { failureText } from '../failure.ts'
import { toast } from './toast-store.ts'

/** Confirms an action in a toast with an undo button: “Deleted. Undo”. */
export function useUndoToast(): (done: { title: string; undo: () => Promise<unknown>; words?: string }) => void {
  const { t } = useTranslation()
  return ({ title, undo, words }) =>
    toast({
      title,
      action: {
        label: t('platform.undo'),
        run: () => undo().catch((error: unknown) => toast({ variant: 'destructive', title: failureText(t, error, words) })),
      },
    })
}
