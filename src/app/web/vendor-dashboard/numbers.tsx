import type { VendorOverview } from '#domains/analytics/contract.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Sums } from './sums.tsx'
import { Tasks } from './tasks.tsx'

type Props = { overview: VendorOverview | undefined; span: '1' | '7' | '30'; workspaceId: string }

/** Loaded beside the page, with what draws charts. What waits is only asked for where something is sold. */
export default function Numbers({ overview, span, workspaceId }: Props) {
  return (
    <div className="space-y-6">
      {overview ? (
        <>
          <Tasks workspaceId={workspaceId} />
          <FirstSteps workspaceId={workspaceId} />
        </>
      ) : (
        <Skeleton className="h-24 rounded-lg" />
      )}
      <Sums overview={overview} span={span} />
      <Figures overview={overview} workspaceId={workspaceId} />
    </div>
  )
}
