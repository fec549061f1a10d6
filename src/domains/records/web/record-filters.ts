/** Filters of a list of records: by tag, and by assignee. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import type { Filter } from '#platform/web/table/filters.ts'
import { NOBODY } from '../contract/limits.ts'
import { assigneesQuery, tagsQuery } from './queries.ts'
import { ASSIGNEE, TAG } from './to-record-filter.ts'

/** `type`: as the records are called by their resource, such as `supplier`. */
export function useRecordFilters(workspaceId: string, type: string): Filter[] {
  const { t } = useTranslation()
  const source = useSource()
  const { data: tags = [] } = useQuery(tagsQuery(source, workspaceId))
  const { data: people = [] } = useQuery(assigneesQuery(source, workspaceId, type))
  return [
    {
      key: TAG,
      title: t('records.record.field.tag'),
      kind: 'choice',
      options: tags.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: ASSIGNEE,
      title: t('records.assignee'),
      kind: 'choice',
      options: [...people.map(({ id, name }) => ({ value: id, label: name })), { value: NOBODY, label: t('records.nobody') }],
    },
  ]
}
