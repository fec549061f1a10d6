import TasksOf from './tasks-of.tsx'

/** The open tasks of a contact, on its page. */
export default function TasksOfContact({ contact, workspaceId }: { contact: { id: string }; workspaceId: string }) {
  return <TasksOf workspaceId={workspaceId} about={{ contactId: contact.id }} />
}
