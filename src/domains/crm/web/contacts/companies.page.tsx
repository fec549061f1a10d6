import { Building2, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRecordFilters } from '#domains/records/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { CompanyView } from '../../contract.ts'
import { CrmPage } from '../crm-page.tsx'
import { useCompanyFiles } from '../files/use-contact-files.ts'
import { companyPath } from '../paths.ts'
import { companyTable } from './list-queries.ts'

const CompanySheet = lazy(() => import('./company-sheet.tsx'))

const IDENTITY = {
  id: ({ id }: CompanyView) => id,
  name: ({ name }: CompanyView) => name,
  href: ({ id }: CompanyView) => companyPath(id),
}

export default function CompaniesPage() {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden className="size-4.5" />
      {t('crm.companies.add')}
    </Button>
  )
  return (
    <CrmPage title={t('crm.companies.title')} lead={t('crm.companies.lead')} actions={add}>
      {(workspaceId) => (
        <>
          <CompaniesTable workspaceId={workspaceId} add={add} />
          {adding && (
            <Suspense>
              <CompanySheet company={null} workspaceId={workspaceId} onClose={() => setAdding(false)} />
            </Suspense>
          )}
        </>
      )}
    </CrmPage>
  )
}

function CompaniesTable({ workspaceId, add }: { workspaceId: string; add: ReactNode }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const files = useCompanyFiles(workspaceId)
  const columns: Column<CompanyView>[] = [
    {
      key: 'name',
      title: t('crm.companies.field.name'),
      cell: ({ id, name }) => (
        <Link to={companyPath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ),
      width: 'min-w-48 max-w-80',
      text: ({ name }) => name,
    },
    {
      key: 'website',
      title: t('crm.companies.field.website'),
      cell: ({ website }) => <bdi dir="ltr">{website.replace(/^https?:\/\//, '')}</bdi>,
      width: 'max-w-64',
      text: ({ website }) => website,
    },
    {
      key: 'phone',
      title: t('crm.companies.field.phone'),
      cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi>,
      width: 'whitespace-nowrap',
      text: ({ phone }) => phone,
    },
    {
      key: 'contacts',
      title: t('crm.contacts.title'),
      align: 'end',
      cell: ({ contacts }) => formatNumber(contacts, locale),
      text: ({ contacts }) => contacts,
    },
  ]
  return (
    <DataTable
      list="crm.companies"
      label={t('crm.companies.title')}
      query={companyTable(source, workspaceId)}
      columns={columns}
      identity={IDENTITY}
      filters={useRecordFilters(workspaceId, 'company')}
      search={t('crm.companies.search')}
      exportAs="companies"
      exporter={files.exporter}
      importer={files.importer}
      failed={t('crm.listFailed')}
      empty={
        <Notice icon={Building2} title={t('crm.companies.none')} text={t('crm.companies.noneText')}>
          {add}
        </Notice>
      }
    />
  )
}
