import type { AdminTask, CountQuery } from '#platform/web/administration.ts'
import { administrations } from './administrations.ts'

const TASKS = administrations.flatMap(({ tasks = [] }) => tasks).sort((a, b) => a.position - b.position)

/** The open work of administrators in display order. */
export function useAdminTasks(): (AdminTask & { count: CountQuery })[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list never changes, so neither does the order of the hooks.
  return TASKS.map((task) => ({ ...task, count: task.useCount() }))
}
