import { Ban, CircleDot, LockOpen, type LucideIcon, ShieldCheck, UserX } from 'lucide-react'
import type { TimelineQuery } from '#platform/web/record/timeline.tsx'
import { useSource } from '#platform/web/source.ts'
import { Named } from './named.tsx'
import { auditKey, auditOf } from './queries.ts'
import { useAuditText } from './use-audit-text.ts'

const ICONS: Record<string, LucideIcon> = {
  'accounts.suspended': Ban,
  'accounts.suspensionLifted': LockOpen,
  'accounts.roleChanged': ShieldCheck,
  'accounts.erased': UserX,
}

/** What was done to an account. */
export function useAccountTimeline(id: string): TimelineQuery {
  const source = useSource()
  const auditText = useAuditText()
  return {
    key: auditKey(source, id),
    async page(cursor) {
      const { entries, nextCursor } = await auditOf(source, { subjectId: id, cursor })
      return {
        nextCursor,
        entries: entries.map((entry) => ({
          id: entry.id,
          at: entry.at,
          icon: ICONS[entry.action] ?? CircleDot,
          actor: <Named id={entry.actor} name={entry.actorName} />,
          text: auditText(entry),
        })),
      }
    },
  }
}
