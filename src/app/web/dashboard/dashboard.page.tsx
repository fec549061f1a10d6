/** The start page after login. */
import { useMe } from '#domains/accounts/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

const Dashboard = lazyPart(() => import('./dashboard.tsx'), {
  Fallback: () => <Skeleton className="mx-auto my-8 h-96 w-full max-w-6xl rounded-lg" />,
})

export default function DashboardPage() {
  const me = useMe()
  return me && <Dashboard me={me} />
}
