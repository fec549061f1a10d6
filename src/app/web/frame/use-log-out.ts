import { useTranslation } from 'react-i18next'
import { useEndSession } from '#domains/accounts/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { mayHavePendingWrites } from '#platform/web/outbox/pending-flag.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'

async function confirmPendingChanges(): Promise<boolean> {
  const confirmLogout = await import('#platform/web/outbox/confirm-logout.ts')
  return confirmLogout.confirmDiscardBeforeLogout()
}

/** Logs out, redirects to `/` and shows the toast of spec §8. Asks first when queued writes would be lost. */
export function useLogOut(): () => Promise<void> {
  const { t } = useTranslation()
  const { api } = useSource()
  const leaveSession = useEndSession()
  return async () => {
    if (mayHavePendingWrites() && !(await confirmPendingChanges())) return
    try {
      await api.accounts.session.logOut()
    } catch (error) {
      toast({ title: t('app.menu.logOutFailed'), description: failureText(t, error), variant: 'destructive' })
      return
    }
    await leaveSession()
    toast({ title: t('app.menu.loggedOut.title'), description: t('app.menu.loggedOut.text') })
  }
}
