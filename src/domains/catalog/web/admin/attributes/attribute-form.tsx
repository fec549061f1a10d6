import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import {
  ATTRIBUTE_TYPES,
  attributeKeyFor,
  isAttributeKey,
  MAX_ATTRIBUTE_KEY,
  MAX_ATTRIBUTE_NAME,
  MAX_ATTRIBUTE_UNIT,
} from '../../../contract/attribute-keys.ts'
import type { ManagedAttribute } from '../../../contract.ts'
import { CategoriesPanel } from './categories-panel.tsx'
import { ChoicesPanel } from './choices-panel.tsx'
import { useSaveAttribute } from './operations.ts'
import { showDifference, useLabelOf } from './use-label-of.ts'
import { type AttributeValues, EMPTY, toFormValues, toInput } from './values.ts'

type Props = { attribute: ManagedAttribute | null; onSaved?: () => unknown }
type Fields = { form: OperationForm<AttributeValues>; isNew: boolean }

const LANGUAGES = ['en', 'es', 'ar'] as const
const KEY = {
  maxLength: MAX_ATTRIBUTE_KEY,
  shape: (key: string) => (isAttributeKey(key.trim()) ? null : { rule: 'reservedKey', params: {} }),
}

/** All fields of an attribute. Its key and its type are chosen once. */
export default function AttributeForm({ attribute, onSaved }: Props) {
  const { t } = useTranslation()
  const isNew = attribute === null
  const form = useEditForm<AttributeValues, Parameters<ReturnType<typeof useSaveAttribute>['mutateAsync']>[0], ManagedAttribute>({
    record: attribute,
    empty: EMPTY,
    valuesOf: toFormValues,
    operation: useSaveAttribute(isNew),
    input: (values, version) => ({ ...toInput(values), version }),
    labelOf: useLabelOf(),
    show: showDifference,
    draft: isNew ? 'catalog.admin.attributes.add' : `catalog.admin.attributes.update ${attribute.key}`,
    words: 'catalog',
    marks: { ATTRIBUTE_EXISTS: 'key' },
    guarded: true,
    onDone(saved) {
      form.restart(toFormValues(saved))
      toast({ title: t('catalog.attributes.saved') })
      return onSaved?.()
    },
  })
  const type = form.fields.watch('type')
  return (
    <Form form={form} className="space-y-6">
      <NamesPanel form={form} isNew={isNew} />
      {type === 'choice' && <ChoicesPanel form={form} />}
      <CategoriesPanel form={form} />
      <UsesPanel form={form} isNew={isNew} />
      <FormEnd inline form={form} submit={isNew ? t('catalog.attributes.addSubmit') : t('catalog.attributes.save')} notice={form.notice} />
    </Form>
  )
}

/** Keys: catalog.attributes.type.*, catalog.attributes.typeHint.*, catalog.categories.en, .es, .ar */
function NamesPanel({ form, isNew }: Fields) {
  const { t } = useTranslation()
  const [type, english] = form.fields.watch(['type', 'names.en'])
  return (
    <Panel title={t('catalog.attributes.nameAndType')} lead={t('catalog.categories.addLead')}>
      <div className="grid gap-5 sm:grid-cols-3">
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            {...form.field(`names.${language}`, { maxLength: MAX_ATTRIBUTE_NAME, required: language === 'en' })}
            dir="auto"
            lang={language}
            label={t('catalog.attributes.nameIn', { language: t(`catalog.categories.${language}`) })}
          />
        ))}
        <SelectField
          {...form.field('type')}
          required
          disabled={!isNew}
          label={t('catalog.attributes.typeLabel')}
          hint={t(`catalog.attributes.typeHint.${type}`)}
        >
          {ATTRIBUTE_TYPES.map((each) => (
            <option key={each} value={each}>
              {t(`catalog.attributes.type.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.field('key', isNew ? KEY : {})}
          dir="ltr"
          disabled={!isNew}
          required={isNew ? false : undefined}
          placeholder={attributeKeyFor(english ?? '')}
          label={t('catalog.attributes.key')}
          hint={t('catalog.attributes.keyHint')}
          className="sm:col-span-2"
        />
        {type === 'number' &&
          LANGUAGES.map((language) => (
            <TextField
              key={language}
              {...form.field(`unit.${language}`, { maxLength: MAX_ATTRIBUTE_UNIT })}
              required={false}
              dir="auto"
              lang={language}
              label={t('catalog.attributes.unitIn', { language: t(`catalog.categories.${language}`) })}
            />
          ))}
      </div>
    </Panel>
  )
}

function UsesPanel({ form }: Fields) {
  const { t } = useTranslation()
  const [type, facet, searchable] = form.fields.watch(['type', 'facet', 'searchable'])
  return (
    <Panel title={t('catalog.attributes.uses')}>
      <SwitchField
        label={t('catalog.attributes.facet')}
        hint={type === 'text' ? t('catalog.rule.facetOfText') : t('catalog.attributes.facetHint')}
        disabled={type === 'text'}
        checked={facet && type !== 'text'}
        onChange={(next) => form.fields.setValue('facet', next, { shouldDirty: true })}
      />
      <SwitchField
        label={t('catalog.attributes.searchable')}
        hint={t('catalog.attributes.searchableHint')}
        checked={searchable}
        onChange={(next) => form.fields.setValue('searchable', next, { shouldDirty: true })}
      />
    </Panel>
  )
}
