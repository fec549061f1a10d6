import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, TableQuery } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { usePersonAct } from '../operations.ts'
import { PersonName, profilePath } from '../person-name.tsx'
import type { Row } from '../queries.ts'

type Props = { kind: 'blocked' | 'muted'; query: TableQuery<Row>; empty: ReactNode }

/** The people whom the member blocked or muted; each can be undone. */
export function RestrictedPeople({ kind, query, empty }: Props) {
  const { t } = useTranslation()
  const columns: Column<Row>[] = [
    { key: 'person', title: t('network.person'), cell: (row) => <PersonName person={row} />, text: ({ name }) => name },
    kind === 'blocked'
      ? { key: 'at', title: t('network.since'), cell: ({ at }) => <RelativeTime iso={at} />, width: 'whitespace-nowrap' }
      : { key: 'until', title: t('network.until'), cell: ({ relation }) => <Until iso={relation.muted?.until ?? null} /> },
    { key: 'undo', title: t('network.actions'), align: 'end', card: 'plain', cell: (row) => <Undo kind={kind} row={row} /> },
  ]
  return (
    <DataTable
      list={`network.${kind}`}
      prefix={kind}
      label={t(`network.${kind === 'blocked' ? 'blocked' : 'mutedPeople'}.title`)}
      query={query}
      columns={columns}
      identity={{ id: ({ id }) => id, name: ({ username }) => username, href: profilePath }}
      search={t('network.search')}
      paging="more"
      plain
      failed={t('network.failed')}
      empty={empty}
    />
  )
}

function Until({ iso }: { iso: string | null }) {
  const { t } = useTranslation()
  return iso ? <RelativeTime iso={iso} /> : t('network.forever')
}

function Undo({ kind, row }: { kind: Props['kind']; row: Row }) {
  const { t } = useTranslation()
  const { act, busy } = usePersonAct(row.id)
  const undo = kind === 'blocked' ? 'unblock' : 'unmute'
  return (
    <Button
      look="secondary"
      size="sm"
      busy={busy}
      onClick={() => void act({ kind: undo })}
      aria-label={t(`network.button.${undo}Label`, { name: row.name })}
    >
      {t(`network.menu.${undo}`)}
    </Button>
  )
}
