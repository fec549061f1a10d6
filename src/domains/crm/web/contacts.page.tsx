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
import type { ContactView } from '../contract.ts'
import { contactPath, NEW } from './paths.ts'
import { contactTable } from './queries.ts'

const IDENTITY = {
  id: ({ id }: ContactView) => id,
  name: ({ name }: ContactView) => name,
  href: ({ id }: ContactView) => contactPath(id),
}

export default function ContactsPage() {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="crm" title={t('crm.title')}>
      {(id) => <Contacts key={id} workspaceId={id} />}
    </RequirePermission>
  )
}

function Contacts({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const columns: Column<ContactView>[] = [
    {
      key: 'name',
      title: t('crm.name'),
      cell: ({ id, name }) => (
        <Link to={contactPath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ),
      width: 'min-w-56 max-w-96',
      text: ({ name }) => name,
    },
    {
      key: 'notes',
      title: t('crm.notes'),
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
      title: t('crm.createdAt'),
      cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
      width: 'whitespace-nowrap',
      text: ({ createdAt }) => createdAt,
    },
  ]
  const add = (
    <ButtonLink to={NEW}>
      <Plus aria-hidden className="size-4.5" />
      {t('crm.add')}
    </ButtonLink>
  )
  return (
    <main id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('crm.title')} hidden />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div className="max-w-prose">
          <h1 className="text-xl font-bold tracking-tight">{t('crm.title')}</h1>
          <p className="mt-1 text-muted-foreground">{t('crm.lead')}</p>
        </div>
        {add}
      </header>
      <DataTable
        list="crm.contacts"
        label={t('crm.title')}
        query={contactTable(useSource(), workspaceId)}
        columns={columns}
        identity={IDENTITY}
        search={t('crm.search')}
        exportAs="contacts"
        failed={t('crm.listFailed')}
        empty={
          <Notice icon={FolderOpen} title={t('crm.none')} text={t('crm.noneText')}>
            {add}
          </Notice>
        }
      />
    </main>
  )
}
