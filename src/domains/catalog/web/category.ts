import { useTranslation } from 'react-i18next'
import type { CategoryView } from '../contract.ts'

/** The platform's own categories are translated; others keep the name their owner typed. Keys: catalog.category.* */
export function useCategoryName(): (category: CategoryView) => string {
  const { t } = useTranslation()
  return ({ slug, name }) => t(`catalog.category.${slug}`, { defaultValue: name })
}
