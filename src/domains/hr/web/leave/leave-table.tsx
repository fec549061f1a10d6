import { Contact } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { LEAVE_STATUSES, LEAVE_TYPES } from '../../contract/leave-limits.ts'
import type { LeaveRequestView } from '../../contract.ts'
import { LeaveBadge } from './leave-badge.tsx'
import { leavePath } from './leave-paths.ts'
import { leaveTable } from './leave-queries.ts'
import { useLeaveText } from './use-leave-text.ts'

const IDENTITY = {
  id: ({ id }: LeaveRequestView) => id,
  name: ({ employee }: LeaveRequestView) => employee.name,
  href: ({ id }: LeaveRequestView) => leavePath(id),
}

type Props = {
  workspaceId: string
  /** Of one employee. */
  employeeId?: string
  add: ReactNode
}

/** Requests for leave, newest first. Keys: hr.leave.type.*, hr.leave.status.* */
export default function LeaveTable({ workspaceId, employeeId, add }: Props) {
  const { t } = useTranslation()
  const { dayCount, span } = useLeaveText()
  const columns: Column<LeaveRequestView>[] = [
    {
      key: employeeId ? 'span' : 'employee',
      title: employeeId ? t('hr.leave.span') : t('hr.leave.field.employeeId'),
      cell: (leave) => (
        <Link to={leavePath(leave.id)} className="font-medium underline-offset-4 hover:underline">
          {employeeId ? span(leave) : <bdi>{leave.employee.name}</bdi>}
        </Link>
      ),
      width: 'min-w-48 max-w-96',
      text: (leave) => (employeeId ? `${leave.startDate} – ${leave.endDate}` : leave.employee.name),
    },
    ...(employeeId
      ? []
      : [
          {
            key: 'department',
            title: t('hr.employees.department'),
            extra: true,
            cell: ({ employee }: LeaveRequestView) => <bdi>{employee.department}</bdi>,
            text: ({ employee }: LeaveRequestView) => employee.department,
          },
          {
            key: 'span',
            title: t('hr.leave.span'),
            cell: span,
            width: 'min-w-48',
            text: ({ startDate, endDate }: LeaveRequestView) => `${startDate} – ${endDate}`,
          },
        ]),
    {
      key: 'type',
      title: t('hr.leave.field.type'),
      cell: ({ type }) => t(`hr.leave.type.${type}`),
      text: ({ type }) => t(`hr.leave.type.${type}`),
    },
    {
      key: 'days',
      title: t('hr.leave.days'),
      cell: ({ days }) => dayCount(days),
      align: 'end',
      width: 'whitespace-nowrap',
      text: ({ days }) => days,
    },
    {
      key: 'status',
      title: t('hr.leave.statusTitle'),
      cell: ({ status }) => <LeaveBadge status={status} />,
      text: ({ status }) => t(`hr.leave.status.${status}`),
    },
    {
      key: 'reason',
      title: t('hr.leave.field.reason'),
      extra: true,
      cell: ({ reason }) => <bdi>{reason}</bdi>,
      text: ({ reason }) => reason,
    },
  ]
  return (
    <DataTable
      list={employeeId ? 'hr.leaveOf' : 'hr.leave'}
      label={t('hr.leave.title')}
      query={leaveTable(useSource(), workspaceId, employeeId)}
      columns={columns}
      identity={IDENTITY}
      {...(employeeId
        ? { plain: true, prefix: 'leave', paging: 'more' as const }
        : {
            search: t('hr.leave.search'),
            exportAs: 'leave',
            filters: [
              {
                key: 'status',
                title: t('hr.leave.statusTitle'),
                kind: 'choice' as const,
                views: true,
                options: LEAVE_STATUSES.map((value) => ({ value, label: t(`hr.leave.status.${value}`) })),
              },
              {
                key: 'type',
                title: t('hr.leave.field.type'),
                kind: 'choice' as const,
                options: LEAVE_TYPES.map((value) => ({ value, label: t(`hr.leave.type.${value}`) })),
              },
            ],
          })}
      failed={t('hr.leave.listFailed')}
      empty={
        <Notice icon={Contact} title={t('hr.leave.none')} text={t('hr.leave.noneText')}>
          {add}
        </Notice>
      }
    />
  )
}
