import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { MAX_EMAIL, MAX_PHONE } from '../../contract/contacts/contact-limits.ts'
import { MAX_FORM_MESSAGE } from '../../contract/forms/form-limits.ts'
import { MAX_NAME } from '../../contract/limits.ts'
import { type LeadInput, useSendForm } from './form-queries.ts'

type Values = { name: string; email: string; phone: string; message: string; fax: string }
type Asked = { business: string; title: string; intro: string; asksPhone: boolean; asksMessage: boolean; ticket: string }

/** The fields that a business asks for. */
export default function LeadForm({ form: asked, token, onSent }: { form: Asked; token: string; onSent: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm<Values, LeadInput, object>({
    defaults: { name: '', email: '', phone: '', message: '', fax: '' },
    operation: useSendForm(),
    input: ({ name, email, phone, message, fax }) => ({
      token,
      ticket: asked.ticket,
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      message: message.trim(),
      fax,
    }),
    draft: null,
    words: 'crm',
    onDone: onSent,
  })
  return (
    <>
      <h1 dir="auto" className="text-2xl font-bold tracking-tight">
        {asked.title}
      </h1>
      <p className="mt-1 text-muted-foreground">{t('crm.lead.of', { business: asked.business })}</p>
      {asked.intro && (
        <p dir="auto" className="mt-4 whitespace-pre-line">
          {asked.intro}
        </p>
      )}
      <Form form={form} className="mt-6 space-y-5">
        <TextField
          {...form.field('name', { required: true, maxLength: MAX_NAME })}
          dir="auto"
          autoComplete="name"
          label={t('crm.lead.field.name')}
        />
        <TextField
          {...form.field('email', { required: true, email: true, maxLength: MAX_EMAIL })}
          dir="ltr"
          type="email"
          autoComplete="email"
          label={t('crm.lead.field.email')}
        />
        {asked.asksPhone && (
          <TextField
            {...form.field('phone', { maxLength: MAX_PHONE })}
            dir="ltr"
            type="tel"
            autoComplete="tel"
            label={t('crm.lead.field.phone')}
          />
        )}
        {asked.asksMessage && (
          <TextArea {...form.field('message', { maxLength: MAX_FORM_MESSAGE })} dir="auto" rows={5} label={t('crm.lead.field.message')} />
        )}
        {/* People don't see it; who fills it is a program. */}
        <div aria-hidden className="absolute -start-[9999px]">
          <input {...form.fields.register('fax')} tabIndex={-1} autoComplete="off" />
        </div>
        <FormEnd form={form} submit={t('crm.lead.send')} />
      </Form>
      <p className="mt-4 text-sm text-muted-foreground">{t('crm.lead.privacy', { business: asked.business })}</p>
    </>
  )
}
