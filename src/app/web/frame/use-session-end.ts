import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { meQuery } from '#domains/accounts/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { redirectFor } from '../../access.ts'

/** Redirects to login when the session ends while a page is open, and back after login. */
export function useSessionEnd(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const { data: me } = useQuery(meQuery(useSource()))
  // Skips people who are already navigating away, for example after logging out.
  const ended = me === null && state === 'idle'
  useEffect(() => {
    if (!ended) return
    document.documentElement.dataset.viewer = 'guest'
    const login = redirectFor('member', null, pathname + search)
    if (login) void navigate(login, { replace: true })
  }, [ended, pathname, search, navigate])
}
