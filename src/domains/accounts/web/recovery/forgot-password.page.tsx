import { lazy, Suspense } from 'react'
import { EntrySkeleton } from '../entry-skeleton.tsx'

const Screen = lazy(() => import('./forgot-password-screen.tsx'))

/** The same element always: what was typed before the screen's own script came stays (docs/decisions/0015-forms.md). */
const screen = (
  <Suspense fallback={<EntrySkeleton fields={1} />}>
    <Screen />
  </Suspense>
)

export default function ForgotPasswordPage() {
  return screen
}
