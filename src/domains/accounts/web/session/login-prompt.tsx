/** Part of every layout: asks for a login over a form whose session has ended. The dialog is loaded on its first use. */
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { errorCode } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { invalidateMe } from '../viewer.ts'
import { loginRequest } from './known-user.ts'

const LoginDialog = lazy(() => import('./login-dialog.tsx'))

export function LoginPrompt() {
  useRefetchWhenUnauthenticated()
  const user = useSyncExternalStore(loginRequest.subscribe, loginRequest.current, () => null)
  if (!user) return null
  return (
    <Suspense fallback={null}>
      <LoginDialog user={user} />
    </Suspense>
  )
}

/** A rejected operation is how a page first learns that its session ended. */
function useRefetchWhenUnauthenticated(): void {
  const client = useQueryClient()
  const { api } = useSource()
  useEffect(() => {
    const hear = (error: unknown, codes = ['UNAUTHENTICATED']) => {
      if (codes.includes(errorCode(error))) void invalidateMe(client, api)
    }
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
      }),
      client.getMutationCache().subscribe((event) => {
        // Without a session, administrators' operations don't exist.
        if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error, ['UNAUTHENTICATED', 'NOT_FOUND'])
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, api])
}
