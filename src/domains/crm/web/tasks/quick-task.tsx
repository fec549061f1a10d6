import { Plus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { inputClasses } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_TITLE } from '../../contract/deals/deal-limits.ts'
import { type About, useSaveTask } from '../deals/deal-queries.ts'

/** One line that adds a task of one's own. */
export function QuickTask({ workspaceId, about }: { workspaceId: string; about: About }) {
  const { t } = useTranslation()
  const id = useId()
  const [title, setTitle] = useState('')
  const [dueOn, setDueOn] = useState('')
  const save = useSaveTask(workspaceId)

  async function add(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '' || save.isPending) return
    const { contactId = null, dealId = null } = about
    try {
      await save.mutateAsync({ title: title.trim(), contactId, dealId, dueOn: dueOn || null, remindAt: null, ownerId: null })
      toast({ title: t('crm.tasks.added') })
      setTitle('')
      setDueOn('')
    } catch (error) {
      toast({ title: failureText(t, error, 'crm'), variant: 'destructive' })
    }
  }

  return (
    <form onSubmit={(event) => void add(event)} className="mb-5 flex flex-wrap gap-2">
      <label htmlFor={id} className="sr-only">
        {t('crm.tasks.quick')}
      </label>
      <input
        id={id}
        value={title}
        dir="auto"
        maxLength={MAX_TITLE}
        autoComplete="off"
        placeholder={t('crm.tasks.quick')}
        onChange={({ target }) => setTitle(target.value)}
        className={inputClasses('min-w-48 grow basis-60')}
      />
      <input
        type="date"
        aria-label={t('crm.tasks.quickDay')}
        value={dueOn}
        onChange={({ target }) => setDueOn(target.value)}
        className={inputClasses('w-40! appearance-none tabular-nums')}
      />
      <Button type="submit" look="secondary" busy={save.isPending} disabled={title.trim() === ''}>
        <Plus aria-hidden className="size-4.5" />
        {t('crm.tasks.add')}
      </Button>
    </form>
  )
}
