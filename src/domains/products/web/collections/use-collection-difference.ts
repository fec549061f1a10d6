import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { CollectionDraft, ConditionDraft } from './collection-draft.ts'

/** Labels and values for comparing two versions of a collection. Keys: products.collections.field.*, .op.*, .how.*, .match.* */
export function useCollectionDifference() {
  const { t } = useTranslation()
  const language = useLanguage()
  const list = new Intl.ListFormat(language)
  const named: Record<string, string> = {
    name: t('products.collections.name'),
    description: t('products.form.description'),
    published: t('products.collections.visibility'),
    how: t('products.collections.chosen'),
    match: t('products.collections.match.label'),
    conditions: t('products.collections.conditions'),
    products: t('products.list.title'),
  }
  function conditionText({ field, op, values, priceOp, amountMinor }: ConditionDraft): string {
    const said = field === 'price' ? t(`products.collections.op.${priceOp}`) : t(`products.collections.op.${op}`)
    const amount = formatCharge({ amountMinor: Number(amountMinor ?? 0), currency: BASE_CURRENCY })
    const value = field === 'price' ? amount : list.format(values.map(({ title }) => title))
    return `${t(`products.collections.field.${field}`)} ${said} ${value}`
  }
  return {
    labelOf(path: string): string {
      const [field = '', inside] = path.split('.')
      const label = named[field === 'rule' ? (inside ?? '') : field] ?? path
      return inside && field !== 'rule' ? `${label} (${inside})` : label
    },
    show(path: string, value: unknown): string | null {
      if (path === 'published') return t(value ? 'products.collections.published' : 'products.collections.hidden')
      if (path === 'how') return t(`products.collections.how.${value as CollectionDraft['how']}`)
      if (path === 'rule.match') return t(`products.collections.match.${value as CollectionDraft['rule']['match']}`)
      if (path === 'products') return (value as CollectionDraft['products']).map(({ name }) => name).join('\n') || null
      return path === 'rule.conditions' ? (value as ConditionDraft[]).map(conditionText).join('\n') : null
    },
  }
}
