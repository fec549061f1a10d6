import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { useSource } from '#platform/web/source.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_MAIL_BODY, MAX_SUBJECT, MAX_TEMPLATE_NAME } from '../../contract/mails/mail-limits.ts'
import type { TemplateView } from '../../contract.ts'
import { type SaveTemplateInput, useSaveTemplate } from './mail-queries.ts'
import { Variables } from './variables.tsx'

type Values = { name: string; language: Language; subject: string; body: string }
type Props = { /** Null: a new one. */ template: TemplateView | null; workspaceId: string; onClose: () => void }

/** Creates or edits a template of mails. Keys: crm.mails.field.*, crm.quotes.language.* */
export default function TemplateSheet({ template, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const empty: Values = { name: '', language: useSource().language, subject: '', body: '' }
  const form = useEditForm<Values, SaveTemplateInput, TemplateView>({
    record: template,
    valuesOf: ({ name, language, subject, body }) => ({ name, language, subject, body }),
    empty,
    operation: useSaveTemplate(workspaceId),
    input: (values, version) => {
      const { name, language, subject, body } = { ...empty, ...values }
      const input = { name: name.trim(), language, subject: subject.trim(), body: body.trim() }
      return { ...input, ...(template && { templateId: template.id, version }) }
    },
    labelOf: (path) => t(`crm.mails.field.${path}`),
    draft: template ? `crm.mailTemplates.update ${template.id}` : 'crm.mailTemplates.create',
    words: 'crm',
    onDone: () => {
      toast({ title: t('crm.mailTemplates.saved') })
      onClose()
    },
  })
  return (
    <RecordSheet
      form={form}
      title={t(template ? 'crm.mailTemplates.edit' : 'crm.mailTemplates.add')}
      description={t('crm.mailTemplates.lead')}
      submit={t(template ? 'crm.save' : 'crm.mailTemplates.add')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_TEMPLATE_NAME })}
        dir="auto"
        autoComplete="off"
        label={t('crm.mails.field.name')}
      />
      <SelectField {...form.field('language', { required: true })} label={t('crm.mails.field.language')}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t(`crm.quotes.language.${language}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('subject', { required: true, maxLength: MAX_SUBJECT })}
        dir="auto"
        autoComplete="off"
        label={t('crm.mails.field.subject')}
      />
      <TextArea
        {...form.field('body', { required: true, maxLength: MAX_MAIL_BODY })}
        dir="auto"
        rows={10}
        label={t('crm.mails.field.body')}
      />
      <Variables />
    </RecordSheet>
  )
}
