import { useTranslation } from 'react-i18next'
import { useLeaveSession } from '#domains/accounts/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { mayHoldSomething } from '#platform/web/outbox/mark.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'

async function leaveNothingBehind(): Promise<boolean> {
  const farewell = await import('#platform/web/outbox/farewell.ts')
  return farewell.leaveNothingBehind()
}

/** Ends the session, leads to `/` and says so in the words of spec §8. If something written still waits, they are asked first. */
export function useLogOut(): () => Promise<void> {
  const { t } = useTranslation()
  const { api } = useSource()
  const leaveSession = useLeaveSession()
  return async () => {
    if (mayHoldSomething() && !(await leaveNothingBehind())) return
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
