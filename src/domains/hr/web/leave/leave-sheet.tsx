import { useSource } from '#platform/web/source.ts'
import { LeaveForm } from './leave-form.tsx'
import { employeeSearch, leaveCountQuery, useCreateLeaveRequest } from './leave-queries.ts'

type Props = { workspaceId: string; employee?: { id: string; name: string }; onClose: () => void }

/** Asks for leave in the name of an employee. */
export default function LeaveSheet({ workspaceId, ...form }: Props) {
  const source = useSource()
  return (
    <LeaveForm
      {...form}
      search={employeeSearch(source, workspaceId)}
      operation={useCreateLeaveRequest(workspaceId)}
      count={(span) => leaveCountQuery(source, workspaceId, span)}
    />
  )
}
