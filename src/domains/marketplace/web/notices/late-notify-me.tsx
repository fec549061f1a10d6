import { lazy, Suspense } from 'react'

const Notice = lazy<(props: { variantId: string }) => React.ReactNode>(() =>
  import('./notify-me.tsx').catch(() => ({ default: () => null })),
)

/** For a variant that is sold out; loaded where one is. */
export function NotifyMe({ variantId }: { variantId: string }) {
  return (
    <Suspense fallback={<div className="h-31" />}>
      <Notice variantId={variantId} />
    </Suspense>
  )
}
