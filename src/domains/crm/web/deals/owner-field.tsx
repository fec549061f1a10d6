import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { SelectField } from '#platform/web/ui/select.tsx'
import { ownersQuery } from './deal-queries.ts'

type Props = { field: FieldProps; workspaceId: string; label: string; empty: string; current: { id: string; name: string } | null }

/** One of the colleagues who see deals; who owns the record now stays a choice. */
export function OwnerField({ field, workspaceId, label, empty, current }: Props) {
  const { t } = useTranslation()
  const { data: people = [], isPending } = useQuery(ownersQuery(useSource(), workspaceId))
  const shown = current && !people.some(({ id }) => id === current.id) ? [current, ...people] : people
  return (
    <SelectField {...field} key={isPending ? 'loading' : 'loaded'} label={label}>
      <option value="">{isPending && !current ? t('platform.loading') : empty}</option>
      {shown.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
