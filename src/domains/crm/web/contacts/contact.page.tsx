import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { profilePath } from '#domains/network/web/index.ts'
import { RecordSide, RecordTimeline } from '#domains/records/web/index.ts'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, buttonClasses } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import type { ContactView } from '../../contract.ts'
import { CrmPage } from '../crm-page.tsx'
import { CONTACTS, companyPath, contactPath } from '../paths.ts'
import type { Route } from './+types/contact.page.ts'
import { contactQuery, useRemoveContact } from './contact-queries.ts'
import { LoadedCrmRecord } from './loaded-crm-record.tsx'

const InteractionsPanel = lazyPart(() => import('./interactions-panel.tsx'), { Fallback: SectionLoading })
const DealsOfContact = lazyPart(() => import('../deals/deals-of-contact.tsx'), { Fallback: SectionLoading })
const QuotesOf = lazyPart(() => import('../quotes/quotes-of.tsx'), { Fallback: SectionLoading })
const TasksOfContact = lazyPart(() => import('../tasks/tasks-of-contact.tsx'), { Fallback: SectionLoading })
const ActsPanel = lazyPart(() => import('../links/acts-panel.tsx'), { Fallback: SectionLoading })
const MergesPanel = lazyPart(() => import('../merging/merges-panel.tsx'), { Fallback: () => null })
const MergeWith = lazy(() => import('../merging/merge-with.tsx'))
const ContactSheet = lazy(() => import('./contact-sheet.tsx'))
const MailOfContact = lazyPart(() => import('../mails/mail-of-contact.tsx'), { Fallback: MailPlace })
const RemoveCrmRecord = lazy(() => import('./remove-crm-record.tsx'))

export default function ContactPage({ params: { contactId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <CrmPage title={t('crm.contacts.title')}>
      {(workspaceId) => <LoadedContact key={contactId} id={contactId} workspaceId={workspaceId} />}
    </CrmPage>
  )
}

function LoadedContact({ id, workspaceId }: { id: string; workspaceId: string }) {
  const query = useQuery(contactQuery(useSource(), workspaceId, id))
  return (
    <LoadedCrmRecord query={query}>
      {(contact) =>
        // The address is of a contact that was merged into this one.
        contact.id === id ? <Details contact={contact} workspaceId={workspaceId} /> : <Navigate to={contactPath(contact.id)} replace />
      }
    </LoadedCrmRecord>
  )
}

/** Keys: crm.record.action.*, crm.record.field.* */
function Details({ contact, workspaceId }: { contact: ContactView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [editing, setEditing] = useState(false)
  const [merging, setMerging] = useState(false)
  const remove = useRemoveContact(workspaceId)
  const { id, name, email, phone, company, segment, stage, owner, linkedUser, leadScore, notes, createdAt } = contact
  const record = { workspaceId, type: 'contact', id }
  return (
    <RecordPage
      title={name}
      list={{ label: t('crm.contacts.title'), path: CONTACTS }}
      path={contactPath(id)}
      badges={stage && <Badge>{stage.name}</Badge>}
      actions={
        <>
          <Button look="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            {t('crm.edit')}
          </Button>
          <MailOfContact contact={contact} workspaceId={workspaceId} />
          <Button look="secondary" onClick={() => setMerging(true)}>
            {t('crm.merging.mergeWith')}
          </Button>
          <RemoveCrmRecord name={name} words="crm.contacts" list={CONTACTS} remove={() => remove.mutateAsync(id)} />
        </>
      }
      aside={
        <>
          <RecordDetails label={t('platform.record.details')}>
            <RecordDetail label={t('crm.contacts.score')}>{formatNumber(leadScore, locale)}</RecordDetail>
            <Detail label={t('crm.contacts.field.email')} value={email && <a href={`mailto:${email}`}>{email}</a>} />
            <Detail
              label={t('crm.contacts.field.phone')}
              value={
                phone && (
                  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
                    {phone}
                  </a>
                )
              }
            />
            <Detail
              label={t('crm.contacts.field.company')}
              value={
                company && (
                  <Link to={companyPath(company.id)} className="underline underline-offset-4">
                    {company.name}
                  </Link>
                )
              }
            />
            <Detail label={t('crm.contacts.field.segment')} value={segment} />
            <Detail label={t('crm.contacts.field.ownerId')} value={owner?.name} />
            <Detail
              label={t('crm.acts.linkedUser')}
              value={
                linkedUser && (
                  <Link to={profilePath(linkedUser)} className="underline underline-offset-4">
                    {linkedUser.name}
                  </Link>
                )
              }
            />
            <Detail label={t('crm.contacts.field.notes')} value={notes} />
            <RecordDetail label={t('crm.contacts.createdAt')}>{formatMoment(createdAt, locale)}</RecordDetail>
          </RecordDetails>
          <RecordSide record={record} />
        </>
      }
    >
      <InteractionsPanel contactId={id} workspaceId={workspaceId} />
      <ActsPanel contactId={id} linked={linkedUser !== null} workspaceId={workspaceId} />
      <DealsOfContact contact={{ id, name }} workspaceId={workspaceId} />
      <QuotesOf about={{ contactId: id }} workspaceId={workspaceId} />
      <TasksOfContact contact={{ id }} workspaceId={workspaceId} />
      <MergesPanel contactId={id} workspaceId={workspaceId} />
      <RecordTimeline record={record} title={t('crm.history')} words="crm" />
      {merging && (
        <Suspense>
          <MergeWith contact={contact} workspaceId={workspaceId} onClose={() => setMerging(false)} />
        </Suspense>
      )}
      {editing && (
        <Suspense>
          <ContactSheet contact={contact} workspaceId={workspaceId} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </RecordPage>
  )
}

/** Keeps the place of the buttons. */
function MailPlace({ contact }: { contact: ContactView }) {
  const { t } = useTranslation()
  if (contact.email === '') return null
  return [t('crm.mails.write'), t('crm.mails.stop')].map((text, index) => (
    <span key={text} aria-hidden className={`${buttonClasses('secondary')} invisible`}>
      {index === 0 && <span className="size-4" />}
      {text}
    </span>
  ))
}

function Detail({ label, value }: { label: string; value: ReactNode }) {
  const { t } = useTranslation()
  return (
    <RecordDetail label={label}>
      <span dir="auto" className={value ? 'whitespace-pre-line' : 'text-muted-foreground'}>
        {value || t('platform.record.empty')}
      </span>
    </RecordDetail>
  )
}
