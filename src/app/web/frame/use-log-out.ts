import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { becomeGuest } from '#domains/accounts/web/index.ts'
import { forgetActiveWorkspace } from '#platform/web/active-workspace.ts'
import { forgetRecentCommands } from '#platform/web/command/recent-commands.ts'
import { failureText } from '#platform/web/failure.ts'
import { forgetDrafts } from '#platform/web/form/draft.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'

/** Ends the session, leads to `/` and says so in the words of spec §8. What was asked and written as this person is forgotten. */
export function useLogOut(): () => Promise<void> {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { api } = useSource()
  const navigate = useNavigate()
  return async () => {
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
    forgetRecentCommands()
    client.removeQueries({ type: 'inactive' })
    await becomeGuest(client, api)
    toast({ title: t('app.menu.loggedOut.title'), description: t('app.menu.loggedOut.text') })
  }
}
