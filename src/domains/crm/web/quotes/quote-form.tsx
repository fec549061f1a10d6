import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LANGUAGES } from '#platform/shared/language.ts'
import { RecordForm } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_QUOTE_MESSAGE } from '../../contract/quotes/quote-limits.ts'
import type { QuoteView } from '../../contract.ts'
import { searchFor } from '../deals/deal-queries.ts'
import { choiceInput, dateInput } from '../deals/form-inputs.ts'
import { type About, type DraftQuoteLine, emptyQuote, type QuoteDraft, toQuoteDraft, toQuoteInput } from './quote-draft.ts'
import { QuoteLinesField } from './quote-lines-field.tsx'
import { QUOTES, quotePath } from './quote-paths.ts'
import { type SaveQuoteInput, useSaveQuote } from './quote-queries.ts'

const NOTHING: About = { contact: null, company: null, deal: null }

type Props = { quote: QuoteView | null; workspaceId: string; about?: About }

/** Creates or edits a quote. Keys: crm.quotes.field.*, crm.quotes.language.* */
export default function QuoteForm({ quote, workspaceId, about = NOTHING }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const source = useSource()
  const empty = emptyQuote(source.language, about)
  const form = useEditForm<QuoteDraft, SaveQuoteInput, QuoteView>({
    record: quote,
    valuesOf: toQuoteDraft,
    empty,
    operation: useSaveQuote(workspaceId),
    input: (draft, version) => ({ ...toQuoteInput({ ...empty, ...draft }), ...(quote && { quoteId: quote.id, version }) }),
    labelOf: (path) => t(`crm.quotes.field.${path.split('.')[0]}`),
    show: showValue,
    draft: quote ? `crm.quotes.update ${quote.id}` : `crm.quotes.create ${about.deal?.id ?? about.contact?.id ?? ''}`,
    words: 'crm',
    marks: { DATE_TOO_LATE: 'validUntil' },
    guarded: true,
    onDone(saved) {
      form.restart(toQuoteDraft(saved))
      toast({ title: t('crm.quotes.saved') })
      return navigate(quotePath(saved.id))
    },
  })
  const title = quote ? quote.number : t('crm.quotes.new')
  const list = { to: QUOTES, label: t('crm.quotes.title') }
  return (
    <>
      <Breadcrumbs
        crumbs={quote ? [list, { to: quotePath(quote.id), label: title }, { label: t('crm.quotes.edit') }] : [list, { label: title }]}
      />
      <h1 className="mt-2 mb-6 text-xl font-bold tracking-tight">
        <bdi>{title}</bdi>
      </h1>
      <RecordForm form={form} submit={t(quote ? 'crm.save' : 'crm.quotes.create')} inline>
        {quote?.status === 'sent' && <p className="max-w-prose rounded-md bg-muted p-3">{t('crm.quotes.editSent')}</p>}
        <Panel title={t('crm.quotes.customer')}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Combobox
              {...choiceInput(form, 'contactId')}
              label={t('crm.quotes.field.contactId')}
              search={searchFor(source, workspaceId, 'contacts')}
            />
            <Combobox
              {...choiceInput(form, 'companyId')}
              label={t('crm.quotes.field.companyId')}
              search={searchFor(source, workspaceId, 'companies')}
            />
            <Combobox
              {...choiceInput(form, 'dealId')}
              label={t('crm.quotes.field.dealId')}
              hint={t('crm.quotes.dealHint')}
              search={searchFor(source, workspaceId, 'deals')}
            />
            <DateField {...dateInput(form, 'validUntil')} required label={t('crm.quotes.field.validUntil')} />
            <SelectField {...form.field('language', { required: true })} label={t('crm.quotes.field.language')}>
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {t(`crm.quotes.language.${language}`)}
                </option>
              ))}
            </SelectField>
          </div>
        </Panel>
        <Panel title={t('crm.quotes.field.lines')} lead={t('crm.quotes.linesLead')}>
          <QuoteLinesField form={form} workspaceId={workspaceId} />
        </Panel>
        <Panel title={t('crm.quotes.field.message')}>
          <TextArea {...form.field('message', { maxLength: MAX_QUOTE_MESSAGE })} dir="auto" rows={4} label={t('crm.quotes.messageLabel')} />
        </Panel>
      </RecordForm>
    </>
  )
}

/** A choice or the lines in a conflict, as text. */
function showValue(path: string, value: unknown) {
  if (path === 'lines') return (value as DraftQuoteLine[]).map(({ what, quantity }) => `${quantity} × ${what[0]?.title ?? ''}`).join(', ')
  if (Array.isArray(value)) return (value as Choice[])[0]?.title ?? ''
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
