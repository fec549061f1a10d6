import { useNavigate } from 'react-router'
import { setActiveWorkspace } from '#platform/web/active-workspace.ts'
import type { NotificationView } from '../contract.ts'
import { useReadNotification } from './queries.ts'

/** Opens the exact place, in the business that the notification belongs to, and marks it read. */
export function useOpenNotification(): (notification: NotificationView) => Promise<void> {
  const navigate = useNavigate()
  const read = useReadNotification()
  return async ({ id, isRead, href, workspaceId }) => {
    // The place opens even if the mark cannot be saved now.
    if (!isRead) read.mutate({ id })
    if (workspaceId) setActiveWorkspace(workspaceId)
    await navigate(href)
  }
}
