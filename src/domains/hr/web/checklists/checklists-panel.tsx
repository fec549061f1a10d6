import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ChecklistView, TemplateView } from '../../contract.ts'
import { CHECKLISTS } from '../paths.ts'
import { ItemBox } from './item-box.tsx'
import { checklistsQuery, templatesQuery, useRemoveChecklist, useStartChecklist, useTickItem } from './queries.ts'

type Props = { employeeId: string; workspaceId: string }

/** The checklists of an employee, and those that can be started. */
export default function ChecklistsPanel({ employeeId, workspaceId }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const lists = useQuery(checklistsQuery(source, workspaceId, employeeId))
  const templates = useQuery(templatesQuery(source, workspaceId))
  const failed = [lists, templates].find(({ isLoadingError }) => isLoadingError)
  const left = templates.data?.filter(({ name }) => !lists.data?.some((list) => list.name === name)) ?? []
  return (
    <Panel title={t('hr.checklists.title')} lead={t('hr.checklists.panelLead')}>
      {failed && <FailedNotice text={t('hr.checklists.failed')} onRetry={() => void failed.refetch()} />}
      {!failed && !(lists.data && templates.data) && <Skeleton className="h-32" />}
      {lists.data && templates.data && (
        <div className="space-y-6">
          {lists.data.map((list) => (
            <Checklist key={list.id} list={list} workspaceId={workspaceId} />
          ))}
          {templates.data.length === 0 ? (
            <p className="text-muted-foreground">
              {t('hr.checklists.noTemplates')}{' '}
              <Link to={CHECKLISTS} className="underline underline-offset-4">
                {t('hr.checklists.toTemplates')}
              </Link>
            </p>
          ) : (
            left.length > 0 && <Start templates={left} employeeId={employeeId} workspaceId={workspaceId} />
          )}
        </div>
      )}
    </Panel>
  )
}

function Start({ templates, employeeId, workspaceId }: Props & { templates: readonly TemplateView[] }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState('')
  const start = useStartChecklist(workspaceId, employeeId)
  const id = templates.some((template) => template.id === chosen) ? chosen : (templates[0]?.id ?? '')
  return (
    <div>
      {start.error && <FailureNotice error={start.error} words="hr" />}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-0 grow basis-48"
          label={t('hr.checklists.template')}
          value={id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {templates.map((template) => (
            <option key={template.id} value={template.id}>
              {template.name}
            </option>
          ))}
        </SelectField>
        <Button
          look="secondary"
          busy={start.isPending}
          onClick={() => start.mutate(id, { onSuccess: () => toast({ title: t('hr.checklists.started') }) })}
        >
          {t('hr.checklists.start')}
        </Button>
      </div>
    </div>
  )
}

function Checklist({ list: { id, name, items }, workspaceId }: { list: ChecklistView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [removing, setRemoving] = useState(false)
  const tick = useTickItem(workspaceId)
  const remove = useRemoveChecklist(workspaceId)
  const done = items.filter(({ doneAt }) => doneAt !== null).length
  const progress = t('hr.checklists.progress', { done: formatNumber(done, locale), all: formatNumber(items.length, locale) })
  return (
    <section aria-label={name}>
      <div className="flex items-center gap-2">
        <h3 className="min-w-0 grow font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <span className="shrink-0 text-sm text-muted-foreground tabular-nums">{progress}</span>
        <IconButton label={t('hr.checklists.removeOf', { name })} onClick={() => setRemoving(true)}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      <ProgressBar part={items.length === 0 ? 1 : done / items.length} label={progress} />
      {tick.error && <FailureNotice error={tick.error} words="hr" />}
      <ul className="mt-2">
        {items.map((item) => (
          <ItemBox key={item.id} item={item} disabled={tick.isPending} onTick={(isDone) => tick.mutate({ itemId: item.id, done: isDone })}>
            {item.doneBy && (
              <>
                {' · '}
                <bdi>{item.doneBy.name}</bdi>
              </>
            )}
          </ItemBox>
        ))}
      </ul>
      <Confirm
        open={removing}
        onOpenChange={setRemoving}
        title={t('hr.employees.deleteTitle', { name })}
        action={t('hr.checklists.remove')}
        danger
        words="hr"
        onConfirm={async () => {
          await remove.mutateAsync(id)
          toast({ title: t('hr.checklists.removed') })
        }}
      >
        <p>{t('hr.checklists.removeText')}</p>
      </Confirm>
    </section>
  )
}
