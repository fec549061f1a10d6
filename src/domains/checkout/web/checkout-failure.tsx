import { useTranslation } from 'react-i18next'
import { useDropCode, useProblemText } from '#domains/cart/web/index.ts'
import type { CodeProblemView } from '#domains/promotions/contract.ts'
import { errorCode, errorData } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button } from '#platform/web/ui/button.tsx'

type NotDelivered = { vendors: { slug: string; name: string }[] }
type Named = { names: string[] }
type PromotionChanged = { lost: { name: string; code: string | null; problem: CodeProblemView }[] }
type SoldOut = { lines: { variantId: string; name: string; wanted: number; left: number }[] }

/** Explains why the order was not placed and how to continue. */
export function CheckoutFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const code = errorCode(error)
  const lost = code === 'PROMOTION_CHANGED' ? (errorData(error) as PromotionChanged).lost : []
  const lines = code === 'SOLD_OUT' ? (errorData(error) as SoldOut).lines : []
  const named = code === 'OWN_PRODUCT' || code === 'PERSONALIZATION_CHANGED' ? (errorData(error) as Named).names : []
  const vendors = code === 'NOT_DELIVERED' ? (errorData(error) as NotDelivered).vendors : []
  return (
    <FailureNotice error={error} words="checkout">
      {lines.length > 0 && (
        <ul className="mt-1.5 list-disc ps-5 text-muted-foreground">
          {lines.map(({ variantId, name, wanted, left }) => (
            <li key={variantId}>
              {t('checkout.soldOutLine', { name, wanted: formatNumber(wanted, locale), left: formatNumber(left, locale) })}
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <ul className="mt-1.5 list-disc ps-5 text-muted-foreground">
          {named.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {vendors.length > 0 && (
        <ul className="mt-1.5 list-disc ps-5 text-muted-foreground">
          {vendors.map(({ slug, name }) => (
            <li key={slug}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {lost.map((promotion) => (
        <LostPromotion key={promotion.name} {...promotion} />
      ))}
      {code === 'TOTAL_CHANGED' && <p className="mt-1 text-muted-foreground">{t('checkout.totalChangedNext')}</p>}
      {code === 'SOLD_OUT' && <p className="mt-1.5 text-muted-foreground">{t('checkout.soldOutNext')}</p>}
    </FailureNotice>
  )
}

function LostPromotion({ name, code, problem }: PromotionChanged['lost'][number]) {
  const { t } = useTranslation()
  const problems = useProblemText()
  const drop = useDropCode()
  return (
    <p className="mt-1.5 text-muted-foreground">
      <bdi className="font-semibold">{name}</bdi>: {problems.of(problem)}
      {code && (
        <Button look="secondary" size="sm" className="mt-2 flex" onClick={() => drop.send(code)}>
          {t('cart.code.drop', { code })}
        </Button>
      )}
    </p>
  )
}
