import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { AuditView } from '../../contract.ts'
import { AuditName } from './audit-name.tsx'
import { auditTable } from './queries.ts'
import { useAuditText } from './use-audit-text.ts'

/** The audit log, newest entries first. */
export function AuditTable() {
  const { t } = useTranslation()
  const auditText = useAuditText()
  const columns: Column<AuditView>[] = [
    { key: 'what', title: t('accounts.audit.what'), cell: (entry) => <span className="font-medium">{auditText(entry)}</span> },
    { key: 'subject', title: t('accounts.audit.resource'), cell: ({ resource }) => <AuditName id={resource.id} name={resource.name} /> },
    { key: 'actor', title: t('accounts.audit.actor'), cell: ({ actor, actorName }) => <AuditName id={actor} name={actorName} /> },
    { key: 'when', title: t('accounts.audit.when'), cell: ({ at }) => <RelativeTime iso={at} />, width: 'whitespace-nowrap' },
  ]
  return (
    <DataTable
      plain
      paging="more"
      list="accounts.audit"
      label={t('accounts.audit.title')}
      query={auditTable(useSource())}
      columns={columns}
      identity={{ id: ({ id }) => id, name: auditText }}
      failed={t('accounts.audit.failed')}
      empty={<Notice icon={ScrollText} title={t('accounts.audit.none')} text={t('accounts.audit.noneText')} />}
    />
  )
}
