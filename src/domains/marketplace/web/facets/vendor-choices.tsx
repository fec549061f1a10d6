import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FacetsView } from '../../contract.ts'
import { FacetOption } from './facet-option.tsx'
import { MoreChoices } from './more-choices.tsx'

const FIRST = 6

type Props = { facets: FacetsView; chosen: readonly string[]; onToggle: (slug: string) => void }

/** Shows chosen vendors and those with most listings; the rest on request. */
export function VendorChoices({ facets: { vendors }, chosen, onToggle }: Props) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const shown = all ? vendors : vendors.slice(0, Math.max(FIRST, chosen.length))
  return (
    <>
      {shown.map(({ slug, name, count }) => (
        <FacetOption key={slug} checked={chosen.includes(slug)} count={count} onToggle={() => onToggle(slug)}>
          <bdi>{name}</bdi>
        </FacetOption>
      ))}
      {shown.length < vendors.length && <MoreChoices onClick={() => setAll(true)}>{t('marketplace.filters.moreVendors')}</MoreChoices>}
    </>
  )
}
