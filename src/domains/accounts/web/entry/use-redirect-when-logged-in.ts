import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSource } from '#platform/web/source.ts'
import { meQuery } from '../queries.ts'
import { useLoginOrigin } from './login-origin.ts'

/**
 * Redirects a logged-in user to the page they wanted; returns true while that happens. It waits for a fresh response: with a cached one, a
 * user whose session has ended would be redirected back and forth.
 */
export function useRedirectWhenLoggedIn(): boolean {
  const navigate = useNavigate()
  const { path } = useLoginOrigin()
  const me = useQuery({ ...meQuery(useSource()), refetchOnMount: 'always' })
  const signedIn = me.isFetchedAfterMount && Boolean(me.data)
  useEffect(() => {
    if (signedIn) void navigate(path, { replace: true })
  }, [signedIn, path, navigate])
  return signedIn
}
