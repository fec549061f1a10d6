import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AtUsername, useMe } from '#domains/accounts/web/index.ts'
import { PersonMenu } from '#domains/network/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { GroupView } from '../contract.ts'
import { type PeopleList, peopleTable, type Row } from './queries.ts'
import { RoleBadge } from './role-badge.tsx'
import { RowActions } from './settings/row-actions.tsx'

type Props = { list: PeopleList; group: GroupView /** Shows what moderators do with each person. */; moderating?: boolean }

const profilePath = ({ username }: Row) => `/profile/${encodeURIComponent(username)}`

/** Members, requests or invitations of a group, found by name. Keys: groups.people.* */
export function PeopleTable({ list, group, moderating = false }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const columns: Column<Row>[] = [
    {
      key: 'person',
      title: t('groups.people.person'),
      cell: (row) => <Person row={row} />,
      width: 'min-w-56 max-w-lg',
      text: ({ name }) => name,
    },
    {
      key: 'at',
      title: t(`groups.people.${list}.at`),
      cell: ({ at }) => <RelativeTime iso={at} />,
      width: 'whitespace-nowrap',
      text: ({ at }) => at,
    },
    {
      key: 'actions',
      title: t('groups.people.actions'),
      align: 'end',
      card: 'plain',
      cell: (row) =>
        moderating ? <RowActions list={list} group={group} row={row} /> : row.id === me?.id ? null : <PersonMenu person={row} />,
    },
  ]
  return (
    <DataTable
      list={`groups.${list}`}
      label={t(`groups.tab.${list}`)}
      query={peopleTable(useSource(), list, group.id)}
      columns={columns}
      identity={{ id: ({ id }) => id, name: ({ username }) => username, href: profilePath }}
      search={t('groups.people.search')}
      plain
      failed={t('groups.failed')}
      empty={<Empty icon={Users} title={t(`groups.people.${list}.none`)} text={t(`groups.people.${list}.noneText`)} />}
    />
  )
}

function Person({ row }: { row: Row }) {
  const { username, avatarUrl, role, note } = row
  return (
    <span className="flex min-w-0 items-center gap-3 py-1.5">
      <Avatar name={username} picture={avatarUrl} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <Link to={profilePath(row)} className="font-medium wrap-anywhere underline-offset-4 hover:underline">
            <bdi>{row.name}</bdi>
          </Link>
          <AtUsername person={row} />
          {role && <RoleBadge as={role} />}
        </span>
        {note && (
          <span dir="auto" className="mt-0.5 line-clamp-3 text-xs whitespace-pre-line wrap-anywhere text-muted-foreground">
            {note}
          </span>
        )}
      </span>
    </span>
  )
}
