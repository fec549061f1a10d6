import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '../queries.ts'
import { useOrigin } from './origin.ts'

/** Leads whoever is signed in, now or since long, to where they wanted to go. True while that lasts. */
export function useLeadOn(): boolean {
  const navigate = useNavigate()
  const { path } = useOrigin()
  const signedIn = useMe() !== null
  useEffect(() => {
    if (signedIn) void navigate(path, { replace: true })
  }, [signedIn, path, navigate])
  return signedIn
}
