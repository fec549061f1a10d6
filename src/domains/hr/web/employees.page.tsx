import { useQuery } from '@tanstack/react-query'
import { Plus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRecordFilters } from '#domains/records/web/index.ts'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { EmployeeView } from '../contract.ts'
import { useEmployeeFiles } from './files/use-employee-files.ts'
import { employeePath, NEW } from './paths.ts'
import { employeeTable, hrOverviewQuery } from './queries.ts'

const IDENTITY = {
  id: ({ id }: EmployeeView) => id,
  name: ({ name }: EmployeeView) => name,
  href: ({ id }: EmployeeView) => employeePath(id),
}

export default function EmployeesPage() {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="hr" title={t('hr.employees.title')}>
      {(id) => <Employees key={id} workspaceId={id} />}
    </RequirePermission>
  )
}

function Employees({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const { data: overview } = useQuery(hrOverviewQuery(source, workspaceId))
  const { importer, exporter } = useEmployeeFiles(workspaceId)
  const kept = useRecordFilters(workspaceId, 'employee')
  const columns: Column<EmployeeView>[] = [
    {
      key: 'name',
      title: t('hr.employees.name'),
      sort: 'up',
      cell: ({ id, name }) => (
        <Link to={employeePath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ),
      width: 'min-w-56 max-w-96',
      text: ({ name }) => name,
    },
    {
      key: 'position',
      title: t('hr.employees.position'),
      cell: ({ position }) => <bdi>{position}</bdi>,
      width: 'max-w-64',
      text: ({ position }) => position,
    },
    {
      key: 'department',
      title: t('hr.employees.department'),
      cell: ({ department }) => <bdi>{department}</bdi>,
      width: 'max-w-64',
      text: ({ department }) => department,
    },
    {
      key: 'manager',
      title: t('hr.employees.managerId'),
      cell: ({ manager }) => manager && <bdi>{manager.name}</bdi>,
      width: 'max-w-64',
      text: ({ manager }) => manager?.name ?? '',
    },
    {
      key: 'hired',
      title: t('hr.employees.hireDate'),
      sort: 'down',
      cell: ({ hireDate }) => formatUtcDay(hireDate, locale),
      width: 'whitespace-nowrap',
      text: ({ hireDate }) => hireDate,
    },
    {
      key: 'lastDay',
      title: t('hr.employees.lastDay'),
      extra: true,
      cell: ({ lastDay }) => lastDay && formatUtcDay(lastDay, locale),
      width: 'whitespace-nowrap',
      text: ({ lastDay }) => lastDay ?? '',
    },
    {
      key: 'email',
      title: t('hr.employees.email'),
      extra: true,
      cell: ({ email }) => <bdi>{email}</bdi>,
      text: ({ email }) => email,
    },
  ]
  const add = (
    <ButtonLink to={NEW}>
      <Plus aria-hidden className="size-4.5" />
      {t('hr.employees.add')}
    </ButtonLink>
  )
  return (
    <main id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('hr.employees.title')} hidden />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div className="max-w-prose">
          <h1 className="text-xl font-bold tracking-tight">{t('hr.employees.title')}</h1>
          <p className="mt-1 text-muted-foreground">{t('hr.employees.lead')}</p>
        </div>
        {add}
      </header>
      <DataTable
        list="hr.employees"
        label={t('hr.employees.title')}
        query={employeeTable(source, workspaceId)}
        columns={columns}
        identity={IDENTITY}
        filters={[
          {
            key: 'department',
            title: t('hr.employees.department'),
            kind: 'choice',
            options: (overview?.departments ?? []).flatMap(({ name }) => (name ? [{ value: name, label: name }] : [])),
          },
          {
            key: 'employment',
            title: t('hr.employees.employment'),
            kind: 'choice',
            options: [
              { value: 'leaving', label: t('hr.employees.leaving') },
              { value: 'left', label: t('hr.employees.left') },
            ],
          },
          ...kept,
        ]}
        search={t('hr.employees.search')}
        exportAs="employees"
        exporter={exporter}
        importer={importer}
        failed={t('hr.employees.listFailed')}
        empty={
          <Notice icon={Users} title={t('hr.employees.none')} text={t('hr.employees.noneText')}>
            {add}
          </Notice>
        }
      />
    </main>
  )
}
