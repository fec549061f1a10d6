import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { CardView } from '../../contract.ts'
import { contactHref, dealPath } from '../deals/deal-paths.ts'

/** A contact or a deal on its board. */
export function Card({ card }: { card: CardView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, title, detail, amount, expectedOn, score, stale, owner } = card
  return (
    <>
      <p className="font-medium wrap-anywhere">
        <Link to={score === null ? dealPath(id) : contactHref(id)} className="underline-offset-4 hover:underline">
          <bdi>{title}</bdi>
        </Link>
      </p>
      {detail && (
        <p className="truncate text-xs text-muted-foreground">
          <bdi>{detail}</bdi>
        </p>
      )}
      <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        {amount && <span className="font-semibold tabular-nums">{formatCharge(amount)}</span>}
        {score !== null && <span className="text-muted-foreground">{t('crm.board.score', { score: formatNumber(score, locale) })}</span>}
        {expectedOn && <span className="text-muted-foreground">{formatUtcDay(expectedOn, locale)}</span>}
        {stale && <Badge tone="warning">{t('crm.deals.stale')}</Badge>}
        {owner && <Avatar name={owner.username} picture={owner.avatarUrl} size="xs" className="ms-auto" />}
      </div>
    </>
  )
}
