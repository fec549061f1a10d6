import { useQuery } from '@tanstack/react-query'
import type { VendorOverview } from '#domains/analytics/contract.ts'
import { shopQuery } from '#domains/vendors/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { KeyFigures } from './key-figures.tsx'
import { Tasks, useTasks } from './tasks.tsx'

type Props = { overview: VendorOverview; span: '1' | '7' | '30'; workspaceId: string }

/** Loaded lazily with the chart code; rendered all at once, so that the layout does not shift. */
export default function DashboardContent({ overview, span, workspaceId }: Props) {
  const tasks = useTasks(workspaceId)
  const shop = useQuery(shopQuery(useSource(), workspaceId))
  if (!tasks || shop.isPending) return <Skeleton className="h-96 rounded-lg" />
  return (
    <div className="space-y-6">
      <Tasks tasks={tasks} />
      {shop.data && <FirstSteps checklist={shop.data.checklist} />}
      <KeyFigures overview={overview} span={span} />
      <Figures overview={overview} span={span} workspaceId={workspaceId} />
    </div>
  )
}
