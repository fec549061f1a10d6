import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSource } from '#platform/web/source.ts'
import { meQuery } from '../queries.ts'
import { useOrigin } from './origin.ts'

/**
 * Leads whoever is signed in, now or since long, to where they wanted to go. True while that lasts. Only a fresh answer
 * counts: who was sent here because the session is over would be sent back and forth by an old one.
 */
export function useLeadOn(): boolean {
  const navigate = useNavigate()
  const { path } = useOrigin()
  const me = useQuery({ ...meQuery(useSource()), refetchOnMount: 'always' })
  const signedIn = me.isFetchedAfterMount && Boolean(me.data)
  useEffect(() => {
    if (signedIn) void navigate(path, { replace: true })
  }, [signedIn, path, navigate])
  return signedIn
}
