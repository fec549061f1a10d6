import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { Contact } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRecordFilters } from '#domains/records/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { BulkAction, Column } from '#platform/web/table/table.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { ContactView } from '../../contract.ts'
import { useContactFiles } from '../files/use-contact-files.ts'
import { contactPath } from '../paths.ts'
import { segmentsQuery } from '../segments/segment-queries.ts'
import { choicesQuery } from './contact-queries.ts'
import { contactTable } from './list-queries.ts'

const ChangeMany = lazy(() => import('./change-many.tsx'))

const IDENTITY = {
  id: ({ id }: ContactView) => id,
  name: ({ name }: ContactView) => name,
  href: ({ id }: ContactView) => contactPath(id),
}

/** All contacts of the workspace, or those of one company. Keys: crm.contacts.many.* */
export default function ContactsTable({ workspaceId, companyId, add }: { workspaceId: string; companyId?: string; add?: ReactNode }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const files = useContactFiles(workspaceId, companyId)
  const { data: segments } = useQuery(segmentsQuery(source, workspaceId))
  const { data: choices } = useQuery(choicesQuery(source, workspaceId))
  const ofCompany = companyId !== undefined
  const columns: Column<ContactView>[] = [
    {
      key: 'name',
      title: t('crm.contacts.field.name'),
      sort: 'up',
      cell: ({ id, name }) => (
        <Link to={contactPath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ),
      width: 'min-w-44 max-w-72',
      text: ({ name }) => name,
    },
    ...(ofCompany ? [] : [companyColumn(t)]),
    {
      key: 'email',
      title: t('crm.contacts.field.email'),
      cell: ({ email }) =>
        email && (
          <bdi dir="ltr" title={email} className="block max-w-56 truncate">
            {email}
          </bdi>
        ),
      text: ({ email }) => email,
    },
    {
      key: 'phone',
      title: t('crm.contacts.field.phone'),
      extra: true,
      cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi>,
      width: 'whitespace-nowrap',
      text: ({ phone }) => phone,
    },
    {
      key: 'stage',
      title: t('crm.contacts.field.stageId'),
      cell: ({ stage }) => stage && <Badge>{stage.name}</Badge>,
      width: 'whitespace-nowrap',
      text: ({ stage }) => stage?.name ?? '',
    },
    {
      key: 'segment',
      title: t('crm.contacts.field.segment'),
      extra: ofCompany,
      cell: ({ segment }) => segment && <bdi>{segment}</bdi>,
      width: 'max-w-48',
      text: ({ segment }) => segment,
    },
    {
      key: 'score',
      title: t('crm.contacts.score'),
      sort: 'down',
      align: 'end',
      cell: ({ leadScore }) => formatNumber(leadScore, locale),
      text: ({ leadScore }) => leadScore,
    },
    {
      key: 'owner',
      title: t('crm.contacts.field.ownerId'),
      cell: ({ owner }) => owner && <bdi>{owner.name}</bdi>,
      width: 'max-w-40',
      text: ({ owner }) => owner?.name ?? '',
    },
    {
      key: 'created',
      title: t('crm.contacts.createdAt'),
      sort: 'down',
      extra: ofCompany,
      cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
      width: 'whitespace-nowrap',
      text: ({ createdAt }) => createdAt,
    },
  ]
  const kept = useRecordFilters(workspaceId, 'contact')
  const filters: Filter[] = [
    {
      key: 'saved',
      title: t('crm.segments.filter'),
      kind: 'choice',
      views: true,
      options: segments?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    {
      key: 'stage',
      title: t('crm.contacts.field.stageId'),
      kind: 'choice',
      options: choices?.stages.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    {
      key: 'segment',
      title: t('crm.contacts.field.segment'),
      kind: 'choice',
      options: choices?.segments.map((segment) => ({ value: segment, label: segment })) ?? [],
    },
    {
      key: 'owner',
      title: t('crm.contacts.field.ownerId'),
      kind: 'choice',
      options: choices?.people.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    { key: 'score', title: t('crm.contacts.score'), kind: 'numbers' },
  ]
  const bulk = (['segment', 'owner'] as const).map(
    (kind): BulkAction => ({
      key: kind,
      label: t(`crm.contacts.many.${kind}`),
      words: 'crm',
      question: (props) => (
        <Suspense fallback={null}>
          <ChangeMany {...props} kind={kind} workspaceId={workspaceId} />
        </Suspense>
      ),
    }),
  )
  return (
    <DataTable
      list={ofCompany ? 'crm.companyContacts' : 'crm.contacts'}
      label={t('crm.contacts.title')}
      query={contactTable(source, workspaceId, companyId)}
      columns={columns}
      identity={IDENTITY}
      filters={[...filters, ...kept]}
      search={t('crm.contacts.search')}
      bulk={bulk}
      exportAs="contacts"
      exporter={files.exporter}
      {...(!ofCompany && { importer: files.importer })}
      failed={t('crm.listFailed')}
      empty={
        <Notice icon={Contact} title={t('crm.contacts.none')} text={t('crm.contacts.noneText')}>
          {add}
        </Notice>
      }
    />
  )
}

function companyColumn(t: TFunction): Column<ContactView> {
  return {
    key: 'company',
    title: t('crm.contacts.field.company'),
    cell: ({ company }) => company && <bdi>{company.name}</bdi>,
    width: 'max-w-56',
    text: ({ company }) => company?.name ?? '',
  }
}
