import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useRateText } from '../use-rate-text.ts'
import { parseRate, type RuleDraft } from './terms-draft.ts'

/** Labels and values for comparing two versions of the commission. Keys: finance.commission.type.* */
export function useTermsDifference() {
  const { t } = useTranslation()
  const locale = useLocale()
  const rateText = useRateText()
  const ruleText = (rule: RuleDraft, index: number) => {
    const value = parseRate(rule)
    const parts = [
      rule.vendor?.title ?? t('finance.commission.everyVendor'),
      rule.category ?? t('finance.commission.everyCategory'),
      value === null ? '' : rateText({ type: rule.type, value }),
    ]
    return `${formatNumber(index + 1, locale)}. ${parts.filter(Boolean).join(' · ')}`
  }
  return {
    labelOf: (path: string) =>
      ({ type: t('finance.commission.kind'), typed: t('finance.commission.value') })[path] ?? t('finance.commission.rules'),
    show(path: string, value: unknown): string | null {
      if (path === 'type') return t(`finance.commission.type.${value}`)
      const rules = path === 'rules' ? (value as RuleDraft[]) : []
      return rules.length > 0 ? rules.map(ruleText).join('\n') : null
    },
  }
}
