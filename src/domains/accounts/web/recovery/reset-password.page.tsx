import { lazy, Suspense } from 'react'
import { EntrySkeleton } from '../entry-skeleton.tsx'

const Screen = lazy(() => import('./reset-password-screen.tsx'))

/** One constant element, so that text typed before the screen's script loads is kept (docs/decisions/0015-forms.md). */
const screen = (
  <Suspense fallback={<EntrySkeleton fields={1} />}>
    <Screen />
  </Suspense>
)

export default function ResetPasswordPage() {
  return screen
}
