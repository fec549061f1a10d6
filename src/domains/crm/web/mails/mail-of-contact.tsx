import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ContactView } from '../../contract.ts'
import { refusalQuery, useSetRefusal } from './mail-queries.ts'

const SendMailDialog = lazy(() => import('./send-mail-dialog.tsx'))

/** Writes to a contact with an email, unless somebody said that it wants no mail. */
export default function MailOfContact({ contact, workspaceId }: { contact: ContactView; workspaceId: string }) {
  const { t } = useTranslation()
  const [writing, setWriting] = useState(false)
  const { data: refusal } = useQuery(refusalQuery(useSource(), workspaceId, contact.id))
  const save = useSetRefusal(workspaceId)
  if (contact.email === '') return null
  const refusedBy = refusal?.refusedBy ?? null
  const set = (refused: boolean) =>
    save.mutate(
      { contactId: contact.id, refused },
      {
        onSuccess: () => toast({ title: t(refused ? 'crm.mails.stopped' : 'crm.mails.allowed') }),
        onError: (error) => toast({ title: failureText(t, error, 'crm') }),
      },
    )
  if (refusedBy === 'contact') return <p className="text-sm text-muted-foreground">{t('crm.mails.refusedByContact')}</p>
  return (
    <>
      {refusedBy === null && (
        <Button look="secondary" disabled={!refusal} onClick={() => setWriting(true)}>
          <Mail aria-hidden className="size-4" />
          {t('crm.mails.write')}
        </Button>
      )}
      <Button look="secondary" disabled={!refusal} busy={save.isPending} onClick={() => set(refusedBy === null)}>
        {t(refusedBy === null ? 'crm.mails.stop' : 'crm.mails.allow')}
      </Button>
      {writing && (
        <Suspense>
          <SendMailDialog contact={contact} workspaceId={workspaceId} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  )
}
