import { useTranslation } from 'react-i18next'
import type { AttributeValues } from './values.ts'

/** Labels for comparing two versions of an attribute. */
export function useLabelOf(): (path: string) => string {
  const { t } = useTranslation()
  const named: Record<string, string> = {
    names: t('catalog.attributes.name'),
    unit: t('catalog.attributes.unit'),
    facet: t('catalog.attributes.facet'),
    searchable: t('catalog.attributes.searchable'),
    choices: t('catalog.attributes.choices'),
    categories: t('catalog.attributes.categories'),
  }
  return (path) => {
    const [field = '', language] = path.split('.')
    return [named[field] ?? field, language && `(${language})`].filter(Boolean).join(' ')
  }
}

/** A value in a comparison, as text. */
export function showDifference(path: string, value: unknown): string {
  if (path === 'choices') return (value as AttributeValues['choices']).map(({ names }) => names.en).join(', ')
  if (path === 'categories') return String((value as AttributeValues['categories']).length)
  return String(value ?? '')
}
