import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import type { RecordView } from '../contract.ts'
import { useRecordStep } from './operations.ts'
import { peopleQuery, type RecordRef } from './queries.ts'

/** Who takes care of the record: one of the colleagues who see it. */
export function AssigneeField({ record, view: { assignee } }: { record: RecordRef; view: RecordView }) {
  const { t } = useTranslation()
  const { type, id } = record
  const { data: people = [] } = useQuery(peopleQuery(useSource(), record))
  const assign = useRecordStep<string | null>(record, (api, userId, how) => api.assign({ type, id, userId }, how))
  const shown = assignee && !people.some((person) => person.id === assignee.id) ? [assignee, ...people] : people
  return (
    <div className="flex items-end gap-3">
      <SelectField
        className="grow"
        label={t('records.assignee')}
        value={assignee?.id ?? ''}
        disabled={assign.isPending}
        error={assign.error ? failureText(t, assign.error, 'records') : undefined}
        onChange={({ target }) => assign.mutate(target.value === '' ? null : target.value)}
      >
        <option value="">{t('records.nobody')}</option>
        {shown.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </SelectField>
      {assignee && <Avatar name={assignee.username} picture={assignee.avatarUrl} className="mb-1" />}
    </div>
  )
}
