import { lazy, Suspense } from 'react'
import { EntrySkeleton } from '../entry-skeleton.tsx'

const Screen = lazy(() => import('./verify-email-screen.tsx'))

/** One constant element, so that text typed before the screen's script loads is kept (docs/decisions/0015-forms.md). */
const screen = (
  <Suspense fallback={<EntrySkeleton fields={0} />}>
    <Screen />
  </Suspense>
)

export default function VerifyEmailPage() {
  return screen
}
