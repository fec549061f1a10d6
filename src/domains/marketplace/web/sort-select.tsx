import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#platform/web/ui/select.tsx'
import { SORT_OPTIONS, type Sort } from './list-paths.ts'

/** Keys: marketplace.sort.relevance, marketplace.sort.newest, marketplace.sort.priceAscending, marketplace.sort.priceDescending, marketplace.sort.rating */
export function SortSelect({
  value,
  onChange,
  searching,
}: {
  value: Sort | undefined
  onChange: (sort: Sort) => void
  searching: boolean
}) {
  const { t } = useTranslation()
  const id = useId()
  const options = searching ? SORT_OPTIONS : SORT_OPTIONS.filter((option) => option !== 'relevance')
  return (
    <div className="flex grow items-center gap-2">
      <label htmlFor={id} className="sr-only whitespace-nowrap text-muted-foreground sm:not-sr-only">
        {t('marketplace.sort.label')}
      </label>
      <Select
        id={id}
        className="grow sm:w-44"
        value={value ?? (searching ? 'relevance' : 'newest')}
        onChange={({ target }) => onChange(target.value as Sort)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`marketplace.sort.${option}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
