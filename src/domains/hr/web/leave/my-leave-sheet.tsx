import { useSource } from '#platform/web/source.ts'
import { LeaveForm } from './leave-form.tsx'
import { myLeaveCountQuery, useCreateMyLeave } from './my-leave-queries.ts'

/** The employee asks for their own leave. */
export default function MyLeaveSheet(form: { employee: { id: string; name: string }; onClose: () => void }) {
  const source = useSource()
  return <LeaveForm {...form} operation={useCreateMyLeave()} count={(span) => myLeaveCountQuery(source, span)} />
}
