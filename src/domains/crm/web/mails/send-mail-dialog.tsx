import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_MAIL_BODY, MAX_SUBJECT } from '../../contract/mails/mail-limits.ts'
import type { ContactView } from '../../contract.ts'
import { dealsToNameQuery, templatesQuery, usePreview, useSendMail } from './mail-queries.ts'
import { Variables } from './variables.tsx'

type Texts = { subject: string; body: string }
type Sent = Texts & { language: Language; answersToMe: boolean }
type Values = Sent & { templateId: string; dealId: string }
type Input = Sent & { contactId: string; dealId: string | null }
/** What was sent, or what the input `of` looks like. */
type Reply = { sent?: unknown; seen?: Texts; of?: string }
type Props = { contact: Pick<ContactView, 'id' | 'name' | 'email'>; workspaceId: string; onClose: () => void }

/** First shows the mail as the contact gets it; the second press sends it. Keys: crm.quotes.language.* */
export default function SendMailDialog({ contact, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const confirmedEmail = me?.emailProof === 'mailed' ? me.email : null
  const source = useSource()
  const { data: templates = [] } = useQuery(templatesQuery(source, workspaceId))
  const { data: deals = [] } = useQuery(dealsToNameQuery(source, workspaceId, contact.id))
  const [shown, setShown] = useState<(Texts & { of: string }) | null>(null)
  const preview = usePreview(workspaceId)
  const send = useSendMail(workspaceId)
  const step = useOperation<Input, Reply>(async (input) => {
    const { language: _language, answersToMe: _answers, ...texts } = input
    if (shown?.of === JSON.stringify(input)) return { sent: await send.mutateAsync(input) }
    return { seen: await preview.mutateAsync(texts), of: JSON.stringify(input) }
  })
  const form = useOperationForm<Values, Input, Reply>({
    defaults: { templateId: '', dealId: '', language: source.language, subject: '', body: '', answersToMe: confirmedEmail !== null },
    operation: step,
    input: ({ templateId: _template, dealId, subject, body, ...rest }) => ({
      ...rest,
      contactId: contact.id,
      dealId: dealId || null,
      subject: subject.trim(),
      body: body.trim(),
    }),
    draft: `crm.mails.send ${contact.id}`,
    words: 'crm',
    onFailed: () => setShown(null),
    onDone({ sent, seen, of = '' }) {
      if (seen) return setShown({ ...seen, of })
      if (sent === undefined) return
      toast({ title: t('crm.mails.sending') })
      onClose()
    },
  })
  const choose = (id: string) => {
    const found = templates.find((template) => template.id === id)
    if (!found) return
    for (const name of ['language', 'subject', 'body'] as const) form.fields.setValue(name, found[name], { shouldDirty: true })
  }
  const template = form.field('templateId')
  return (
    <FormDialog
      form={form}
      width="lg"
      title={t('crm.mails.title', { name: contact.name })}
      lead={t('crm.mails.lead', { email: contact.email })}
      submit={t(shown ? 'crm.mails.send' : 'crm.mails.preview')}
      onClose={onClose}
    >
      {shown ? (
        <Preview texts={shown} onBack={() => setShown(null)} />
      ) : (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            {templates.length > 0 && (
              <SelectField
                {...template}
                onChange={async (event) => {
                  await template.onChange(event)
                  choose(event.target.value)
                }}
                label={t('crm.mails.field.templateId')}
              >
                <option value="">{t('crm.mails.noTemplate')}</option>
                {templates.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            {deals.length > 0 && (
              <SelectField {...form.field('dealId')} label={t('crm.mails.field.dealId')}>
                <option value="">{t('crm.mails.noDeal')}</option>
                {deals.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </SelectField>
            )}
            <SelectField {...form.field('language')} label={t('crm.mails.field.language')}>
              {LANGUAGES.map((code) => (
                <option key={code} value={code}>
                  {t(`crm.quotes.language.${code}`)}
                </option>
              ))}
            </SelectField>
          </div>
          <TextField
            {...form.field('subject', { required: true, maxLength: MAX_SUBJECT })}
            dir="auto"
            autoComplete="off"
            label={t('crm.mails.field.subject')}
          />
          <TextArea
            {...form.field('body', { required: true, maxLength: MAX_MAIL_BODY })}
            dir="auto"
            rows={8}
            label={t('crm.mails.field.body')}
          />
          <Variables />
          {confirmedEmail && (
            <SwitchField
              label={t('crm.mails.field.answersToMe', { email: confirmedEmail })}
              checked={form.fields.watch('answersToMe') ?? false}
              onChange={(checked) => form.fields.setValue('answersToMe', checked, { shouldDirty: true })}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

function Preview({ texts, onBack }: { texts: Texts; onBack: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <div dir="auto" className="rounded-md border p-4">
        <p className="font-medium wrap-anywhere">{texts.subject}</p>
        <p className="mt-3 wrap-anywhere whitespace-pre-line">{texts.body}</p>
      </div>
      <p className="text-sm text-muted-foreground">{t('crm.mails.footerNote')}</p>
      <Button look="secondary" onClick={onBack}>
        {t('crm.mails.back')}
      </Button>
    </>
  )
}
