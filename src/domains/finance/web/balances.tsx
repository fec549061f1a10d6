/** A vendor's balances; each opens the rows that add up to it. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import type { BalancesView } from '../contract.ts'
import { Amount } from './amount.tsx'

export function Balances({ balances }: { balances: BalancesView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { currency, earned, pending, available, locked, paid, toCollect, collected, commissionDue, held, nextRelease } = balances
  return (
    <section aria-label={t('finance.balances', { currency })} className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      <Card title={t('finance.available')} money={available} to="?tab=available" strong>
        {available.amountMinor < 0 ? t('finance.owing') : t('finance.availableHint')}
      </Card>
      <Card title={t('finance.pending')} money={pending} to="?tab=earnings&state=pending">
        {nextRelease
          ? t('finance.nextRelease', { amount: formatCharge(nextRelease.amount), day: formatDay(nextRelease.on, locale) })
          : t('finance.pendingHint')}
      </Card>
      <Card title={t('finance.requested')} money={locked} to="?tab=payouts&status=pending">
        {t('finance.requestedHint')}
      </Card>
      <Card title={t('finance.paid')} money={paid} to="?tab=payouts&status=completed">
        {t('finance.paidHint')}
      </Card>
      <Card title={t('finance.toCollect')} money={toCollect} to="?tab=earnings&state=toCollect">
        {t('finance.toCollectHint')}
      </Card>
      <Card title={t('finance.collectedCash')} money={collected} to="?tab=earnings&collectedBy=vendor">
        {t('finance.collectedHint')}
      </Card>
      <Card title={t('finance.commissionDue')} money={commissionDue} to="?tab=earnings&state=collected">
        {t('finance.commissionDueHint')}
      </Card>
      <Card title={t('finance.earned')} money={earned} to="?tab=earnings">
        {t('finance.earnedHint')}
      </Card>
      {held.amountMinor > 0 && (
        <Card title={t('finance.heldMoney')} money={held} to="?tab=earnings&disputed=open">
          {t('finance.heldMoneyHint')}
        </Card>
      )}
    </section>
  )
}

type CardProps = { title: string; money: MoneyView; to: string; strong?: boolean; children: ReactNode }

function Card({ title, money, to, strong = false, children }: CardProps) {
  return (
    <div
      className={classes(
        'relative flex flex-col rounded-lg border bg-card p-4 transition hover:border-input has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        strong && 'border-primary/50',
      )}
    >
      <h2 className="text-xs font-medium text-muted-foreground">
        <Link to={to} preventScrollReset className="outline-none after:absolute after:inset-0 after:rounded-lg">
          {title}
        </Link>
      </h2>
      <Amount
        money={money}
        className={classes('mt-1 w-fit text-lg leading-tight font-semibold tracking-tight', money.amountMinor < 0 && 'text-destructive')}
      />
      <p className="mt-auto pt-2 text-xs text-muted-foreground">{children}</p>
    </div>
  )
}
