import { ToDo } from '../admin/to-do.tsx'
import { useAdminTasks } from '../admin/use-admin-tasks.ts'

/** The open work of administrators. */
export default function AdministrationCard() {
  return <ToDo tasks={useAdminTasks()} />
}
