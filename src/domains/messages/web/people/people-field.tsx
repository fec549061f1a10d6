import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useSource } from '#platform/web/source.ts'

const FOUND = 8

type Props = {
  value: readonly Choice[]
  onChange: (people: Choice[]) => void
  multiple?: boolean
  /** Those who are there already. */
  without?: readonly string[]
  error?: string | undefined
}

/** Finds people by name; before anything is typed, those whom the member follows. */
export function PeopleField({ value, onChange, multiple = false, without = [], error }: Props) {
  const { t } = useTranslation()
  const { api } = useSource()
  const me = useMe()
  async function search(q: string, signal: AbortSignal): Promise<Choice[]> {
    const found =
      q === ''
        ? (await api.network.people.list({ username: me?.username ?? '', kind: 'following', limit: FOUND }, { signal })).items
        : (await api.search.list({ q, type: 'user', limit: FOUND }, { signal })).items
    return found
      .filter(({ id }) => id !== me?.id && !without.includes(id))
      .map((item) => ({ id: item.id, title: 'name' in item ? item.name : item.title }))
  }
  return (
    <Combobox
      label={t(multiple ? 'messages.people.many' : 'messages.people.one')}
      placeholder={t('messages.people.placeholder')}
      search={search}
      value={value}
      onChange={onChange}
      multiple={multiple}
      error={error}
    />
  )
}
