/** Radix' toast is loaded with the first message. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from './toast-store.ts'

const ToastView = lazy(() => import('./toast-view.tsx'))

export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)
  if (!toast) return null
  return (
    <Suspense fallback={null}>
      <ToastView toast={toast} />
    </Suspense>
  )
}
