import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordSide, RecordTimeline } from '#domains/records/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { useArrived } from '#platform/web/use-arrived.ts'
import type { CompanyView } from '../../contract.ts'
import { CrmPage } from '../crm-page.tsx'
import { COMPANIES, companyPath } from '../paths.ts'
import type { Route } from './+types/company.page.ts'
import { companyQuery, useRemoveCompany } from './contact-queries.ts'
import { contactTable } from './list-queries.ts'
import { LoadedCrmRecord } from './loaded-crm-record.tsx'

const ContactsTable = lazyPart(() => import('./contacts-table.tsx'), { Fallback: SectionLoading })
const CompanySheet = lazy(() => import('./company-sheet.tsx'))
const RemoveCrmRecord = lazy(() => import('./remove-crm-record.tsx'))

export default function CompanyPage({ params: { companyId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <CrmPage title={t('crm.companies.title')}>
      {(workspaceId) => <LoadedCompany key={companyId} id={companyId} workspaceId={workspaceId} />}
    </CrmPage>
  )
}

function LoadedCompany({ id, workspaceId }: { id: string; workspaceId: string }) {
  const query = useQuery(companyQuery(useSource(), workspaceId, id))
  return <LoadedCrmRecord query={query}>{(company) => <Details company={company} workspaceId={workspaceId} />}</LoadedCrmRecord>
}

function Details({ company, workspaceId }: { company: CompanyView; workspaceId: string }) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(false)
  const remove = useRemoveCompany(workspaceId)
  const arrived = useArrived(contactTable(useSource(), workspaceId, company.id).key)
  const { id, name, website, phone, notes } = company
  const record = { workspaceId, type: 'company', id }
  return (
    <RecordPage
      title={name}
      list={{ label: t('crm.companies.title'), path: COMPANIES }}
      path={companyPath(id)}
      actions={
        <>
          <Button look="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            {t('crm.edit')}
          </Button>
          <RemoveCrmRecord name={name} words="crm.companies" list={COMPANIES} remove={() => remove.mutateAsync(id)} />
        </>
      }
      aside={
        <>
          <RecordDetails label={t('platform.record.details')}>
            <Detail
              label={t('crm.companies.field.website')}
              value={
                website && (
                  <a href={website} dir="ltr" rel="noopener noreferrer" target="_blank" className="underline underline-offset-4">
                    {website.replace(/^https?:\/\//, '')}
                  </a>
                )
              }
            />
            <Detail label={t('crm.companies.field.phone')} value={phone && <span dir="ltr">{phone}</span>} />
            <Detail label={t('crm.companies.field.notes')} value={notes} />
          </RecordDetails>
          <RecordSide record={record} />
        </>
      }
    >
      <section>
        <h2 className="mb-3 text-base font-semibold">{t('crm.contacts.title')}</h2>
        <ContactsTable workspaceId={workspaceId} companyId={id} />
      </section>
      {arrived && <RecordTimeline record={record} title={t('crm.history')} words="crm" />}
      {editing && (
        <Suspense>
          <CompanySheet company={company} workspaceId={workspaceId} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </RecordPage>
  )
}

function Detail({ label, value }: { label: string; value: ReactNode }) {
  const { t } = useTranslation()
  return (
    <RecordDetail label={label}>
      <span dir="auto" className={value ? 'whitespace-pre-line wrap-anywhere' : 'text-muted-foreground'}>
        {value || t('platform.record.empty')}
      </span>
    </RecordDetail>
  )
}
