import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf, dataOf, failureText } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'

type SoldOut = { lines: { variantId: string; name: string; wanted: number; left: number }[] }

/** What changed meanwhile, and how to go on. */
export function CheckoutFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const code = codeOf(error)
  const lines = code === 'SOLD_OUT' ? (dataOf(error) as SoldOut).lines : []

  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is another message
  useEffect(() => box.current?.focus(), [error])

  return (
    <div ref={box} tabIndex={-1} role="alert" className="mb-5 flex scroll-m-24 gap-3 rounded-md border border-destructive bg-card p-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
      <div className="min-w-0">
        <p className="font-semibold">{failureText(t, error, 'checkout')}</p>
        {lines.length > 0 && (
          <ul className="mt-1.5 list-disc ps-5 text-muted-foreground">
            {lines.map(({ variantId, name, wanted, left }) => (
              <li key={variantId}>
                {t('checkout.soldOutLine', { name, wanted: formatNumber(wanted, language), left: formatNumber(left, language) })}
              </li>
            ))}
          </ul>
        )}
        {code === 'TOTAL_CHANGED' && <p className="mt-1 text-muted-foreground">{t('checkout.totalChangedNext')}</p>}
        {code === 'SOLD_OUT' && <p className="mt-1.5 text-muted-foreground">{t('checkout.soldOutNext')}</p>}
      </div>
    </div>
  )
}
