import type { FacetsView } from '../../contract.ts'
import { FacetOption } from './facet-option.tsx'

type Props = { facets: FacetsView; chosen: readonly string[]; onToggle: (slug: string) => void }

/** Categories; subcategories open where one is chosen. */
export function CategoryTree({ facets, chosen, onToggle }: Props) {
  return <Branch facets={facets} chosen={chosen} onToggle={onToggle} parent={null} />
}

function Branch({ facets, chosen, onToggle, parent }: Props & { parent: string | null }) {
  const here = facets.categories.filter((category) => category.parent === parent)
  const below = (slug: string): string[] =>
    facets.categories.filter((category) => category.parent === slug).flatMap((category) => [category.slug, ...below(category.slug)])
  return (
    <ul className={parent === null ? '' : 'ms-4'}>
      {here.map((category) => {
        const isOpen = [category.slug, ...below(category.slug)].some((slug) => chosen.includes(slug))
        return (
          <li key={category.slug}>
            <FacetOption checked={chosen.includes(category.slug)} count={category.count} onToggle={() => onToggle(category.slug)}>
              <bdi>{category.name}</bdi>
            </FacetOption>
            {isOpen && <Branch facets={facets} chosen={chosen} onToggle={onToggle} parent={category.slug} />}
          </li>
        )
      })}
    </ul>
  )
}
