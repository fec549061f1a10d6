import { FolderOpen, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { EmployeeView } from '../contract.ts'
import { employeePath, NEW } from './paths.ts'
import { employeeTable } from './queries.ts'

const IDENTITY = {
  id: ({ id }: EmployeeView) => id,
  name: ({ name }: EmployeeView) => name,
  href: ({ id }: EmployeeView) => employeePath(id),
}

export default function EmployeesPage() {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="hr" title={t('hr.title')}>
      {(id) => <Employees key={id} workspaceId={id} />}
    </RequirePermission>
  )
}

function Employees({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const columns: Column<EmployeeView>[] = [
    {
      key: 'name',
      title: t('hr.name'),
      cell: ({ id, name }) => (
        <Link to={employeePath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ),
      width: 'min-w-56 max-w-96',
      text: ({ name }) => name,
    },
    {
      key: 'notes',
      title: t('hr.notes'),
      cell: ({ notes }) => (
        <span dir="auto" className="line-clamp-2">
          {notes}
        </span>
      ),
      width: 'max-w-96',
      card: 'plain',
      text: ({ notes }) => notes,
    },
    {
      key: 'created',
      title: t('hr.createdAt'),
      cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
      width: 'whitespace-nowrap',
      text: ({ createdAt }) => createdAt,
    },
  ]
  const add = (
    <ButtonLink to={NEW}>
      <Plus aria-hidden className="size-4.5" />
      {t('hr.add')}
    </ButtonLink>
  )
  return (
    <main id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('hr.title')} hidden />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div className="max-w-prose">
          <h1 className="text-xl font-bold tracking-tight">{t('hr.title')}</h1>
          <p className="mt-1 text-muted-foreground">{t('hr.lead')}</p>
        </div>
        {add}
      </header>
      <DataTable
        list="hr.employees"
        label={t('hr.title')}
        query={employeeTable(useSource(), workspaceId)}
        columns={columns}
        identity={IDENTITY}
        search={t('hr.search')}
        exportAs="employees"
        failed={t('hr.listFailed')}
        empty={
          <Notice icon={FolderOpen} title={t('hr.none')} text={t('hr.noneText')}>
            {add}
          </Notice>
        }
      />
    </main>
  )
}
