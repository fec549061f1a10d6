import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { useSource } from '#platform/web/source.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_SEGMENT } from '../../contract/contacts/contact-limits.ts'
import { MAX_FORM_TEXT, MAX_FORM_TITLE } from '../../contract/forms/form-limits.ts'
import type { FormView } from '../../contract.ts'
import { choicesQuery } from '../contacts/contact-queries.ts'
import { OwnerField } from '../deals/owner-field.tsx'
import { type SaveFormInput, useSaveForm } from './form-queries.ts'

type Values = {
  title: string
  intro: string
  thanks: string
  asksPhone: boolean
  asksMessage: boolean
  stageId: string
  ownerId: string
  segment: string
  origins: string
  open: boolean
}

const EMPTY: Values = {
  title: '',
  intro: '',
  thanks: '',
  asksPhone: false,
  asksMessage: true,
  stageId: '',
  ownerId: '',
  segment: '',
  origins: '',
  open: true,
}

const toValues = ({ title, intro, thanks, asksPhone, asksMessage, stageId, ownerId, segment, origins, open }: FormView): Values => ({
  title,
  intro,
  thanks,
  asksPhone,
  asksMessage,
  stageId: stageId ?? '',
  ownerId: ownerId ?? '',
  segment,
  origins: origins.join('\n'),
  open,
})

/** People paste whole addresses; the origin is what counts. */
const toOrigins = (text: string) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((address) => (URL.canParse(address) ? new URL(address).origin : address))

const SWITCHES = ['asksPhone', 'asksMessage', 'open'] as const

type Props = { /** Null: a new one. */ form: FormView | null; workspaceId: string; onClose: () => void }

/** Creates or edits a form for websites. Keys: crm.forms.field.* */
export default function FormSheet({ form: edited, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const { data: choices } = useQuery(choicesQuery(useSource(), workspaceId))
  const form = useEditForm<Values, SaveFormInput, FormView>({
    record: edited,
    valuesOf: toValues,
    empty: EMPTY,
    operation: useSaveForm(workspaceId),
    input: (values, version) => {
      const { title, intro, thanks, stageId, ownerId, segment, origins, ...switches } = { ...EMPTY, ...values }
      return {
        ...switches,
        title: title.trim(),
        intro: intro.trim(),
        thanks: thanks.trim(),
        segment: segment.trim(),
        stageId: stageId || null,
        ownerId: ownerId || null,
        origins: toOrigins(origins),
        ...(edited && { formId: edited.id, version }),
      }
    },
    labelOf: (path) => t(`crm.forms.field.${path.split('.')[0]}`),
    draft: edited ? `crm.forms.update ${edited.id}` : 'crm.forms.create',
    words: 'crm',
    marks: { OWNER_UNKNOWN: 'ownerId', STAGE_UNKNOWN: 'stageId' },
    onDone: () => {
      toast({ title: t('crm.forms.saved') })
      onClose()
    },
  })
  return (
    <RecordSheet
      form={form}
      title={t(edited ? 'crm.forms.edit' : 'crm.forms.add')}
      description={t('crm.forms.sheetLead')}
      submit={t(edited ? 'crm.save' : 'crm.forms.add')}
      onClose={onClose}
    >
      <TextField
        {...form.field('title', { required: true, maxLength: MAX_FORM_TITLE })}
        dir="auto"
        autoComplete="off"
        label={t('crm.forms.field.title')}
      />
      <TextArea {...form.field('intro', { maxLength: MAX_FORM_TEXT })} dir="auto" rows={2} label={t('crm.forms.field.intro')} />
      <TextArea {...form.field('thanks', { maxLength: MAX_FORM_TEXT })} dir="auto" rows={2} label={t('crm.forms.field.thanks')} />
      <div className="divide-y rounded-md border px-4">
        {SWITCHES.map((name) => (
          <SwitchField
            key={name}
            label={t(`crm.forms.field.${name}`)}
            checked={form.fields.watch(name) ?? false}
            onChange={(checked) => form.fields.setValue(name, checked, { shouldDirty: true })}
          />
        ))}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...form.field('stageId')} key={choices ? 'loaded' : 'loading'} label={t('crm.forms.field.stageId')}>
          <option value="">{t('crm.contacts.firstStage')}</option>
          {choices?.stages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <OwnerField
          field={form.field('ownerId')}
          workspaceId={workspaceId}
          label={t('crm.forms.field.ownerId')}
          empty={t('crm.contacts.nobody')}
          current={edited?.owner ?? null}
        />
      </div>
      <TextField
        {...form.field('segment', { maxLength: MAX_SEGMENT })}
        dir="auto"
        autoComplete="off"
        label={t('crm.forms.field.segment')}
      />
      <TextArea
        {...form.field('origins', { maxLength: 2000 })}
        dir="ltr"
        rows={2}
        placeholder="https://shop.example"
        label={t('crm.forms.field.origins')}
        hint={t('crm.forms.originsHint')}
      />
    </RecordSheet>
  )
}
