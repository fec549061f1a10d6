import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetActiveWorkspace } from '#platform/web/active-workspace.ts'
import { forgetRecentCommands } from '#platform/web/command/recent-commands.ts'
import { forgetDrafts } from '#platform/web/form/draft.ts'
import { useSource } from '#platform/web/source.ts'
import { forgetKeptPages } from '#platform/web/worker/names.ts'
import { becomeGuest, showGuest } from './viewer.ts'

/** After a session is over by one's own will: leads to `/`; what was asked and written as this person is forgotten. */
export function useLeaveSession(): () => Promise<void> {
  const client = useQueryClient()
  const { api } = useSource()
  const navigate = useNavigate()
  return async () => {
    // On the way first, and known to be: whoever stays on a page behind login as nobody is called to the login.
    const away = navigate('/', { replace: true, flushSync: true })
    // The pages behind login end here, and ask for nothing more.
    showGuest(client, api)
    await away
    forgetActiveWorkspace()
    forgetDrafts()
    forgetRecentCommands()
    client.removeQueries({ type: 'inactive' })
    await becomeGuest(client, api)
    await forgetKeptPages()
  }
}
