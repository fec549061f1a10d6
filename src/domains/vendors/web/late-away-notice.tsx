import { Suspense } from 'react'
import { beside } from '#platform/web/beside.ts'

const Notice = beside(() => import('./away-notice.tsx'))

/** That a shop is away. Loaded beside the page: most shops are there. */
export function AwayNotice(props: { until: string }) {
  return (
    <Suspense fallback={null}>
      <Notice {...props} />
    </Suspense>
  )
}
