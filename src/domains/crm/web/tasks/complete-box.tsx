import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { CheckBox } from '#platform/web/table/check-box.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { TaskView } from '../../contract.ts'
import { useCompleteTask } from '../deals/deal-queries.ts'

/** Marks a task as done at once, or open again; a failure puts it back. */
export function CompleteBox({ task: { id: taskId, title, completed }, workspaceId }: { task: TaskView; workspaceId: string }) {
  const { t } = useTranslation()
  const complete = useCompleteTask(workspaceId)
  const shown = complete.isPending ? complete.variables.completed : completed
  // Awaited, because the row is gone from its list by then, and a mutation's callbacks go with it.
  async function set(next: boolean, isUndo = false) {
    try {
      await complete.mutateAsync({ taskId, completed: next })
      toast({
        title: t(next ? 'crm.tasks.completed' : 'crm.tasks.reopened'),
        ...(!isUndo && { action: { label: t('crm.tasks.undo'), run: () => void set(!next, true) } }),
      })
    } catch (error) {
      toast({ title: failureText(t, error, 'crm'), variant: 'destructive' })
    }
  }
  return <CheckBox label={t('crm.tasks.complete', { title })} checked={shown} onChange={(next) => void set(next)} />
}
