import { useTranslation } from 'react-i18next'
import { codeOf, dataOf } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'

type NotDelivered = { vendors: { slug: string; name: string }[] }
type OwnProduct = { names: string[] }
type SoldOut = { lines: { variantId: string; name: string; wanted: number; left: number }[] }

/** What changed meanwhile, and how to go on. */
export function CheckoutFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const code = codeOf(error)
  const lines = code === 'SOLD_OUT' ? (dataOf(error) as SoldOut).lines : []
  const own = code === 'OWN_PRODUCT' ? (dataOf(error) as OwnProduct).names : []
  const vendors = code === 'NOT_DELIVERED' ? (dataOf(error) as NotDelivered).vendors : []
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
      {own.length > 0 && (
        <ul className="mt-1.5 list-disc ps-5 text-muted-foreground">
          {own.map((name) => (
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
      {code === 'TOTAL_CHANGED' && <p className="mt-1 text-muted-foreground">{t('checkout.totalChangedNext')}</p>}
      {code === 'SOLD_OUT' && <p className="mt-1.5 text-muted-foreground">{t('checkout.soldOutNext')}</p>}
    </FailureNotice>
  )
}
