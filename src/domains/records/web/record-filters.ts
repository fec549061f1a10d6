/** Filters of a list of records: by tag, and by assignee. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { chosenValues, type Filter, type FilterValues } from '#platform/web/table/filters.ts'
import { NOBODY } from '../contract/limits.ts'
import type { RecordFilter } from '../contract.ts'
import { assigneesQuery, tagsQuery } from './queries.ts'

const TAG = 'tag'
const ASSIGNEE = 'assignee'

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
      options: [...people.map(({ id, username }) => ({ value: id, label: username })), { value: NOBODY, label: t('records.nobody') }],
    },
  ]
}

/** The input of the list's operation. */
export function toRecordFilter(filters: FilterValues): RecordFilter {
  const [tagId] = chosenValues(filters, TAG)
  const [assigneeId] = chosenValues(filters, ASSIGNEE)
  return { ...(tagId && { tagId }), ...(assigneeId && { assigneeId }) }
}
