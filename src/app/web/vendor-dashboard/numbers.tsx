import { useQuery } from '@tanstack/react-query'
import type { VendorOverview } from '#domains/analytics/contract.ts'
import { shopQuery } from '#domains/vendors/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Sums } from './sums.tsx'
import { Tasks, useTasks } from './tasks.tsx'

type Props = { overview: VendorOverview; span: '1' | '7' | '30'; workspaceId: string }

/** Loaded beside the page, with what draws charts; shown all at once, so that nothing is pushed down by what comes later. */
export default function Numbers({ overview, span, workspaceId }: Props) {
  const tasks = useTasks(workspaceId)
  const shop = useQuery(shopQuery(useSource(), workspaceId))
  if (!tasks || shop.isPending) return <Skeleton className="h-96 rounded-lg" />
  return (
    <div className="space-y-6">
      <Tasks tasks={tasks} />
      {shop.data && <FirstSteps checklist={shop.data.checklist} />}
      <Sums overview={overview} span={span} />
      <Figures overview={overview} workspaceId={workspaceId} />
    </div>
  )
}
