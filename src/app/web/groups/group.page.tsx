/** A group with its own tabs and those that domains bring. */
import { useParams } from 'react-router'
import { GroupPage } from '#domains/groups/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { webDomains } from '../domains.ts'

/** Components are made once, so that a tab keeps its state. */
const TABS = webDomains.flatMap(({ groupTabs = [] }) =>
  groupTabs.map((tab) => ({ ...tab, Content: lazyPart(tab.load, { Fallback: TabSkeleton }) })),
)

export default function GroupPageOfApp() {
  const { groupId = '' } = useParams()
  return <GroupPage key={groupId} id={groupId} tabs={TABS} />
}

function TabSkeleton() {
  return <Skeleton className="mx-auto h-96 max-w-2xl rounded-lg" />
}
