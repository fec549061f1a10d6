import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { becomeGuest } from '#domains/accounts/web/index.ts'
import { forgetActiveWorkspace } from '#platform/web/active-workspace.ts'
import { failureText } from '#platform/web/failure.ts'
import { forgetDrafts } from '#platform/web/form/draft.ts'
import { mayHoldSomething } from '#platform/web/outbox/mark.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { forgetKeptPages } from '#platform/web/worker/names.ts'

async function leaveNothingBehind(): Promise<boolean> {
  const farewell = await import('#platform/web/outbox/farewell.ts')
  return farewell.leaveNothingBehind()
}

/** Ends the session, leads to `/` and says so in the words of spec §8. What was asked and written as this person is forgotten; if some of it still waits, they are asked first. */
export function useLogOut(): () => Promise<void> {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { api } = useSource()
  const navigate = useNavigate()
  return async () => {
    if (mayHoldSomething() && !(await leaveNothingBehind())) return
    try {
      await api.accounts.session.logOut()
    } catch (error) {
      toast({ title: t('app.menu.logOutFailed'), description: failureText(t, error), variant: 'destructive' })
      return
    }
    // First away: the pages behind login would call somebody who is nobody to the login.
    await navigate('/')
    forgetActiveWorkspace()
    forgetDrafts()
    client.removeQueries({ type: 'inactive' })
    await becomeGuest(client, api)
    await forgetKeptPages()
    toast({ title: t('app.menu.loggedOut.title'), description: t('app.menu.loggedOut.text') })
  }
}
