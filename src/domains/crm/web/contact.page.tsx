import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { ContactView } from '../contract.ts'
import type { Route } from './+types/contact.page.ts'
import { LoadedContact } from './loaded-contact.tsx'
import { contactPath, editPath, LIST } from './paths.ts'

const RemoveContact = lazy(() => import('./remove-contact.tsx'))

export default function ContactPage({ params: { contactId } }: Route.ComponentProps) {
  return <LoadedContact id={contactId}>{(found) => <Details {...found} />}</LoadedContact>
}

function Details({ contact: { id, name, notes, createdAt }, workspaceId }: { contact: ContactView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <RecordPage
      title={name}
      list={{ label: t('crm.title'), path: LIST }}
      path={contactPath(id)}
      actions={
        <>
          <ButtonLink to={editPath(id)} look="secondary">
            <Pencil aria-hidden className="size-4" />
            {t('crm.edit')}
          </ButtonLink>
          <RemoveContact id={id} name={name} workspaceId={workspaceId} />
        </>
      }
    >
      <RecordDetails label={t('platform.record.details')}>
        <RecordDetail label={t('crm.notes')}>
          <span dir="auto" className={notes ? 'whitespace-pre-line' : 'text-muted-foreground'}>
            {notes || t('platform.record.empty')}
          </span>
        </RecordDetail>
        <RecordDetail label={t('crm.createdAt')}>{formatMoment(createdAt, locale)}</RecordDetail>
      </RecordDetails>
    </RecordPage>
  )
}
