/** Shows toasts; Radix is loaded with the first one that isn't small. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { PlainToast } from './toast-plain.tsx'
import { toasts } from './toast-store.ts'

const ToastView = lazy(() => import('./toast-view.tsx').catch(() => ({ default: PlainToast })))

export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)
  if (!toast) return null
  if (toast.small) return <PlainToast toast={toast} />
  return (
    <Suspense fallback={null}>
      <ToastView toast={toast} />
    </Suspense>
  )
}
