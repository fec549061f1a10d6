import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Select } from '#platform/web/ui/select.tsx'
import { writableGroupsQuery } from '../queries.ts'
import type { Choice } from './use-composer.ts'

type Props = { value: Choice; onChange: (value: Choice) => void; canPickGroup: boolean }

/** Who reads a post: everybody, the author's followers, or those who read one of the author's groups. */
export function AudienceField({ value, onChange, canPickGroup }: Props) {
  const { t } = useTranslation()
  const { data: groups = [] } = useQuery({ ...writableGroupsQuery(useSource()), enabled: canPickGroup })
  return (
    <Select
      aria-label={t('feed.compose.audience')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="w-44 max-w-full"
    >
      <option value="public">{t('feed.audience.public')}</option>
      <option value="followers">{t('feed.audience.followers')}</option>
      {groups.length > 0 && (
        <optgroup label={t('feed.audience.groups')}>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  )
}
