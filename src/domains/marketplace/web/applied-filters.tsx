import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChips } from './chips.ts'
import type { FilterProps } from './filter-props.ts'

export default function AppliedFilters({ filters, change, clear, facets }: FilterProps) {
  const { t } = useTranslation()
  const chips = useChips(filters, facets)
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('marketplace.chips.title')} className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => change(without)}
            aria-label={t('marketplace.chips.remove', { filter: label })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border bg-card ps-4 pe-3 text-xs font-medium transition hover:bg-muted lg:min-h-9"
          >
            <bdi>{label}</bdi>
            <X aria-hidden className="size-3.5 text-muted-foreground" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={clear}
          className="min-h-11 px-2 text-xs font-medium text-primary underline-offset-4 hover:underline lg:min-h-9"
        >
          {t('marketplace.chips.clear')}
        </button>
      </li>
    </ul>
  )
}
