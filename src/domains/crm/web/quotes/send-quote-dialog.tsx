import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { QuoteView } from '../../contract.ts'
import { useSendQuote } from './quote-queries.ts'

type Props = { quote: QuoteView; workspaceId: string; onClose: () => void }

/** Makes the private link of a quote, and mails it if there is an address. */
export default function SendQuoteDialog({ quote, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const { id: quoteId, version, number, status } = quote
  const form = useOperationForm<{ email: string }, { quoteId: string; version: number; email: string }, QuoteView>({
    defaults: { email: quote.email || quote.contactEmail },
    operation: useSendQuote(workspaceId),
    input: ({ email }) => ({ quoteId, version, email: email.trim() }),
    draft: `crm.quotes.send ${quoteId}`,
    words: 'crm',
    onDone({ email }) {
      toast({ title: t('crm.quotes.sent'), description: t(email === '' ? 'crm.quotes.sentLink' : 'crm.quotes.sentMail') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('crm.quotes.sendTitle', { number })}
      lead={`${t('crm.quotes.sendLead')} ${status === 'draft' ? '' : t('crm.quotes.sendAgainLead')}`.trim()}
      submit={t('crm.quotes.send')}
      onClose={onClose}
    >
      <TextField
        {...form.field('email', { email: true, maxLength: 254 })}
        dir="ltr"
        type="email"
        label={t('crm.contacts.field.email')}
        hint={t('crm.quotes.emailHint')}
      />
    </FormDialog>
  )
}
