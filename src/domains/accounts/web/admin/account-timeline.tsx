import { BadgeCheck, Ban, CircleDot, Eye, LockOpen, type LucideIcon, UserCog, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Timeline, type TimelineQuery } from '#platform/web/record/timeline.tsx'
import { useSource } from '#platform/web/source.ts'
import { AuditName } from './audit-name.tsx'
import { auditKey, fetchAuditPage } from './queries.ts'
import { useAuditText } from './use-audit-text.ts'

const ICONS: Record<string, LucideIcon> = {
  'accounts.suspended': Ban,
  'accounts.suspensionLifted': LockOpen,
  'accounts.roleChanged': UserCog,
  'accounts.erased': UserX,
  'vendors.approved': BadgeCheck,
  'vendors.refused': UserX,
  'vendors.suspended': Ban,
  'vendors.resumed': LockOpen,
  'vendors.payoutRead': Eye,
}

/** Audit log entries about one resource. */
export default function AccountTimeline({ id }: { id: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const auditText = useAuditText()
  const query: TimelineQuery = {
    key: auditKey(source, id),
    async page(cursor) {
      const { entries, nextCursor } = await fetchAuditPage(source, { resourceId: id, cursor })
      return {
        nextCursor,
        entries: entries.map((entry) => ({
          id: entry.id,
          at: entry.at,
          icon: ICONS[entry.action] ?? CircleDot,
          actor: <AuditName id={entry.actor} name={entry.actorName} />,
          text: auditText(entry),
        })),
      }
    },
  }
  return <Timeline query={query} empty={t('accounts.audit.noneOfOne')} />
}
