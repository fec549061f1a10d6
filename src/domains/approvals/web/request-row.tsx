import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { ApprovalRequestView } from '../contract.ts'
import { StatusBadge } from './status-badge.tsx'
import { toTitle } from './title.ts'

/** One request in a list; the whole row leads to it. */
export function RequestRow({ request, path }: { request: ApprovalRequestView; path: string }) {
  const { t } = useTranslation()
  const { what, record, author, note, status, requestedAt, wouldDecideFor } = request
  const card = record?.card
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-card p-4 transition hover:bg-muted/50 has-focus-visible:outline-2 has-focus-visible:outline-ring">
      <Avatar name={author?.username ?? '?'} picture={author?.avatarUrl ?? null} />
      <div className="min-w-0 grow basis-48">
        <h2 className="leading-snug font-semibold">
          <Link to={path} className="outline-none after:absolute after:inset-0 after:rounded-lg">
            {toTitle(what)}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-muted-foreground">
          {card && card.title !== author?.name && (
            <>
              <bdi>{card.title}</bdi> ·{' '}
            </>
          )}
          {author ? <bdi>{author.name}</bdi> : t('approvals.gone')} · <RelativeTime iso={requestedAt} />
          {wouldDecideFor && <> · {t('approvals.forPerson', { name: wouldDecideFor.name })}</>}
        </p>
        {note && (
          <p dir="auto" className="mt-1 line-clamp-2 text-sm wrap-anywhere">
            {note}
          </p>
        )}
      </div>
      <StatusBadge status={status} />
    </li>
  )
}
