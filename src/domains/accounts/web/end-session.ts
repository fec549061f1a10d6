import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { clearActiveWorkspace } from '#platform/web/active-workspace.ts'
import { forgetAnswers } from '#platform/web/answers/answer-owner.ts'
import { clearRecentCommands } from '#platform/web/command/recent-commands.ts'
import { deleteAllDrafts } from '#platform/web/form/draft.ts'
import { deleteFormDraftsOf } from '#platform/web/form/form-draft.ts'
import { currentWriter } from '#platform/web/outbox/writer.ts'
import { useSource } from '#platform/web/source.ts'
import { deleteCachedPages } from '#platform/web/worker/delete-cached-pages.ts'
import { becomeGuest, showGuest } from './viewer.ts'

/** Cleans up after a logout or deletion: navigates to `/` and forgets everything loaded or written as this user. */
export function useEndSession(): () => Promise<void> {
  const client = useQueryClient()
  const { api } = useSource()
  const navigate = useNavigate()
  return async () => {
    const user = currentWriter()
    // Navigate first: a page behind login would redirect a guest to /login.
    const away = navigate('/', { replace: true, flushSync: true })
    // This unmounts the queries of pages behind login, so they are not refetched.
    showGuest(client, api)
    await away
    clearActiveWorkspace()
    deleteAllDrafts()
    deleteFormDraftsOf(user)
    clearRecentCommands()
    client.removeQueries({ type: 'inactive' })
    await becomeGuest(client, api)
    await Promise.all([deleteCachedPages(), forgetAnswers()])
  }
}
