import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FacetsView } from '../../contract.ts'
import { FacetOption } from './facet-option.tsx'

const FIRST = 6

type Props = { facets: FacetsView; chosen: readonly string[]; onToggle: (slug: string) => void }

/** Those chosen and the busiest; the others when somebody asks for them. */
export function VendorChoices({ facets: { vendors, exact }, chosen, onToggle }: Props) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const shown = all ? vendors : vendors.slice(0, Math.max(FIRST, chosen.length))
  return (
    <>
      {shown.map(({ slug, name, count }) => (
        <FacetOption key={slug} checked={chosen.includes(slug)} count={exact ? count : undefined} onToggle={() => onToggle(slug)}>
          <bdi>{name}</bdi>
        </FacetOption>
      ))}
      {shown.length < vendors.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-11 px-3 text-xs font-medium text-primary underline-offset-4 hover:underline lg:min-h-9"
        >
          {t('marketplace.filters.moreVendors')}
        </button>
      )}
    </>
  )
}
