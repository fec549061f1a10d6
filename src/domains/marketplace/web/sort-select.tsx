import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#platform/web/ui/select.tsx'
import { SORT_OPTIONS, type Sort } from './list-paths.ts'

type Props = {
  value: Sort | undefined
  onChange: (sort: Sort | undefined) => void
  searching: boolean
  /** The list has an order that its vendor chose. */
  ordered: boolean
}

/** The value of the order that the vendor chose, which is no sort. */
const CHOSEN = ''

/** Keys: marketplace.sort.relevance, marketplace.sort.newest, marketplace.sort.priceAscending, marketplace.sort.priceDescending, marketplace.sort.rating */
export function SortSelect({ value, onChange, searching, ordered }: Props) {
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
        value={value ?? (searching ? 'relevance' : ordered ? CHOSEN : 'newest')}
        onChange={({ target }) => onChange(target.value === CHOSEN ? undefined : (target.value as Sort))}
      >
        {ordered && !searching && <option value={CHOSEN}>{t('marketplace.collection.chosenOrder')}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`marketplace.sort.${option}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
