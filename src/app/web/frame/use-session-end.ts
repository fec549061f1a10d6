import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { askAgainWhoIAm, meQuery } from '#domains/accounts/web/index.ts'
import { codeOf } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { wayRound } from '../../areas.ts'

/** A session can end while its pages are open. Then the login comes, which leads back here. */
export function useSessionEnd(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const { data: me } = useQuery(meQuery(useSource()))
  // Whoever is on the way out already, as after logging out, is not called back.
  const ended = me === null && state === 'idle'
  useEffect(() => {
    if (!ended) return
    document.documentElement.dataset.viewer = 'guest'
    const login = wayRound('member', null, pathname + search)
    if (login) void navigate(login, { replace: true })
  }, [ended, pathname, search, navigate])
  useAskWhenRefused()
}

/** An operation that was refused because nobody is signed in is how a page learns that first. */
function useAskWhenRefused(): void {
  const client = useQueryClient()
  const { api } = useSource()
  useEffect(() => {
    const hear = (error: unknown) => {
      if (codeOf(error) === 'UNAUTHENTICATED') void askAgainWhoIAm(client, api)
    }
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, api])
}
