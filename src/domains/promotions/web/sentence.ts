/** Describes a promotion in one sentence: “20% off Bags, from Dec 1 to Dec 24, once per customer.” */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { formatBriefDay } from '#platform/web/i18n/dates.ts'
import { isolateLtr } from '#platform/web/i18n/isolate.ts'
import { formatNumber, textLocale } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import type { PromotionInput } from '../contract.ts'
import { categoriesQuery } from './promotions-scope.ts'

type SentenceInput = {
  promotion: PromotionInput
  /** Names, not ids. */
  products: readonly string[]
  collections: readonly string[]
  vendors: readonly string[]
  whole: 'vendor' | 'platform'
}

/** Keys: promotions.sentence.* */
export function useSentence(): (said: SentenceInput) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: categories = [] } = useQuery(categoriesQuery(useSource()))
  const list = (words: readonly string[]) => new Intl.ListFormat(textLocale(locale), { type: 'conjunction' }).format(words)
  const number = (value: number) => formatNumber(value, locale)
  const money = (amountMinor: number) => formatCharge({ amountMinor, currency: BASE_CURRENCY })

  function offerText({ offer }: PromotionInput, scope: string): string {
    switch (offer.kind) {
      case 'percentage':
        return t('promotions.sentence.percentage', { percent: number(offer.percent), scope })
      case 'fixed':
        return t('promotions.sentence.fixed', { amount: money(offer.amountMinor), scope })
      case 'freeShipping':
        return t('promotions.sentence.freeShipping', { scope })
      case 'buyGet': {
        const said = { buy: number(offer.buy), get: number(offer.get), percent: number(offer.percent), scope }
        return offer.percent === 100 ? t('promotions.sentence.buyGetFree', said) : t('promotions.sentence.buyGet', said)
      }
    }
  }

  function days({ startsAt, endsAt }: PromotionInput): string {
    const from = formatBriefDay(startsAt, locale)
    return endsAt === null
      ? t('promotions.sentence.from', { from })
      : t('promotions.sentence.fromTo', { from, to: formatBriefDay(endsAt, locale) })
  }

  return ({ promotion, products, collections, vendors, whole }) => {
    const { code, minimumMinor, maxUses, maxUsesPerCustomer } = promotion
    const inCategories = promotion.categories.map((slug) => categories.find((category) => category.slug === slug)?.name ?? slug)
    const tagged = promotion.tags.map((tag) => t('promotions.sentence.tag', { tag }))
    const about = [...products, ...inCategories, ...collections, ...tagged]
    const all = whole === 'vendor' ? 'allYours' : vendors.length > 0 ? 'all' : 'everything'
    const goods = about.length > 0 ? list(about) : t(`promotions.sentence.${all}`)
    const scope = vendors.length > 0 ? t('promotions.sentence.ofVendors', { goods, vendors: list(vendors) }) : goods
    const limit = (count: number) => ({ count, shown: number(count) })
    const clauses = [
      offerText(promotion, scope),
      code !== null && code !== '' && t('promotions.sentence.code', { code: isolateLtr(code) }),
      minimumMinor > 0 && t('promotions.sentence.minimum', { amount: money(minimumMinor) }),
      days(promotion),
      maxUses !== null && t('promotions.sentence.uses', limit(maxUses)),
      maxUsesPerCustomer !== null && t('promotions.sentence.perCustomer', limit(maxUsesPerCustomer)),
      whole === 'platform' && !promotion.onDelivery && t('promotions.sentence.prepaid'),
    ]
    return t('promotions.sentence.whole', { clauses: clauses.filter(Boolean).join(t('promotions.sentence.between')) })
  }
}
