/** Part of every layout behind login. The dialog is loaded on its first use. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { reauthRequests } from './with-reauth.ts'

const ReauthDialog = lazy(() => import('./reauth-dialog.tsx'))

export function ReauthPrompt() {
  const question = useSyncExternalStore(reauthRequests.subscribe, reauthRequests.current, () => null)
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <ReauthDialog onAnswer={question.answer} />
    </Suspense>
  )
}
