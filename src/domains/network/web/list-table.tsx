import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { BulkAction, Column, TableQuery } from '#platform/web/table/table.ts'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import FollowButton from './follow-button.tsx'
import { PersonMenu } from './person-menu.tsx'
import { PersonName, profilePath } from './person-name.tsx'
import type { Row } from './queries.ts'

type Props = {
  list: string
  label: string
  query: TableQuery<Row>
  /** The title of the column with the time. */
  time: string
  empty: ReactNode
  bulk?: readonly BulkAction[]
  removable?: boolean
}

/** A list of people with the button and the menu of each; on phones every person is a card. */
export function ListTable({ list, label, query, time, empty, bulk = [], removable = false }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const columns: Column<Row>[] = [
    {
      key: 'person',
      title: t('network.person'),
      cell: (row) => <PersonName person={row} line={row.note} />,
      width: 'min-w-56 max-w-lg',
      text: ({ name }) => name,
    },
    { key: 'at', title: time, cell: ({ at }) => <RelativeTime iso={at} />, width: 'whitespace-nowrap', text: ({ at }) => at },
    {
      key: 'actions',
      title: t('network.actions'),
      align: 'end',
      card: 'plain',
      cell: (row) =>
        row.id === me?.id ? null : (
          <span className="flex items-center justify-end gap-1">
            <FollowButton person={row} size="sm" />
            <PersonMenu person={row} removable={removable} />
          </span>
        ),
    },
  ]
  return (
    <DataTable
      list={list}
      label={label}
      query={query}
      columns={columns}
      identity={{ id: ({ id }) => id, name: ({ username }) => username, href: profilePath }}
      search={t('network.search')}
      bulk={bulk}
      plain
      failed={t('network.failed')}
      empty={empty}
    />
  )
}
