import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordTypesContext } from '#platform/web/record/record-types.ts'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { FieldView } from '../../contract.ts'
import { fieldsQuery } from '../queries.ts'
import { useFieldActs } from './use-field-acts.ts'

const FieldDialog = lazy(() => import('./field-dialog.tsx'))

/** Custom fields of one type of record at a time. Keys: records.kind.* */
export function FieldsPanel({ workspaceId, mayEdit }: { workspaceId: string; mayEdit: boolean }) {
  const { t } = useTranslation()
  const types = use(RecordTypesContext)
  const [type, setType] = useState(types[0]?.type ?? '')
  const [editing, setEditing] = useState<FieldView | 'new' | null>(null)
  const { data: fields, isLoadingError, refetch } = useQuery(fieldsQuery(useSource(), workspaceId, type))
  const acts = useFieldActs(workspaceId, type)
  const used = fields?.filter(({ archived }) => !archived) ?? []
  const create = mayEdit && (
    <Button look="secondary" size="sm" onClick={() => setEditing('new')}>
      <Plus aria-hidden className="size-4" />
      {t('records.fields.create')}
    </Button>
  )

  function actionsFor(field: FieldView) {
    const { id, archived } = field
    if (archived) return [{ label: t('records.fields.restore'), onSelect: () => acts.restore(id) }]
    const at = used.findIndex((other) => other.id === id)
    return [
      { label: t('records.edit'), onSelect: () => setEditing(field) },
      ...(at > 0 ? [{ label: t('records.fields.up'), onSelect: () => acts.move(used, at, -1) }] : []),
      ...(at < used.length - 1 ? [{ label: t('records.fields.down'), onSelect: () => acts.move(used, at, 1) }] : []),
      { label: t('records.fields.archive'), onSelect: () => acts.archive(id) },
    ]
  }

  return (
    <Panel title={t('records.fields.title')} lead={t('records.fields.lead')} aside={create}>
      <SelectField label={t('records.fields.type')} value={type} onChange={({ target }) => setType(target.value)} className="max-w-xs">
        {types.map((one) => (
          <option key={one.type} value={one.type}>
            {t(one.label)}
          </option>
        ))}
      </SelectField>
      <div className="mt-4">
        {isLoadingError && <FailedNotice text={t('records.failed')} onRetry={() => void refetch()} />}
        {!fields && !isLoadingError && <Skeleton className="h-32" />}
        {fields?.length === 0 && <p className="text-muted-foreground">{t('records.fields.empty')}</p>}
        {fields && fields.length > 0 && (
          <ul className="divide-y">
            {fields.map((field) => (
              <li key={field.id} className="flex min-h-14 items-center gap-3">
                <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
                  <bdi className={field.archived ? 'wrap-anywhere text-muted-foreground' : 'font-medium wrap-anywhere'}>{field.name}</bdi>
                  <span className="text-muted-foreground">{t(`records.kind.${field.kind}`)}</span>
                  {field.required && <Badge>{t('records.fields.required')}</Badge>}
                  {field.archived && <Badge>{t('records.fields.archived')}</Badge>}
                </span>
                {mayEdit && <ActionMenu label={t('records.actionsFor', { name: field.name })} actions={actionsFor(field)} />}
              </li>
            ))}
          </ul>
        )}
      </div>
      {editing && (
        <Suspense fallback={null}>
          <FieldDialog workspaceId={workspaceId} type={type} field={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Panel>
  )
}
