import { useTranslation } from 'react-i18next'
import { MAX_ATTRIBUTE_NUMBER, MAX_ATTRIBUTE_TEXT } from '#domains/catalog/web/index.ts'
import type { FieldRules } from '#platform/web/form/rules.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import type { AttributesView } from '../../contract.ts'
import type { FormAttribute, FormValues } from './values.ts'

type Attribute = AttributesView['items'][number]
type Props = { form: OperationForm<FormValues>; attribute: Attribute; needed: boolean }

const RULES: Readonly<Record<Attribute['type'], FieldRules>> = {
  text: { maxLength: MAX_ATTRIBUTE_TEXT },
  number: { number: true, min: 0, max: MAX_ATTRIBUTE_NUMBER },
  choice: {},
  boolean: {},
}

/** The field of one attribute by its type. `needed`: the product can't be active without it. */
export function AttributeField({ form, attribute: { key, name, type, unit, choices }, needed }: Props) {
  const { t } = useTranslation()
  const path = `attributes.${key}` as const
  const value: FormAttribute | undefined = form.fields.watch(path)
  const put = (next: FormAttribute) =>
    form.fields.setValue(path, next, { shouldDirty: true, shouldValidate: form.fields.formState.isSubmitted })
  // “No” is an answer, too.
  const { error } = form.field(path, { ...RULES[type], required: needed && value !== false })
  const labelled = { label: name, error, required: needed ? undefined : false }
  if (type === 'number')
    return (
      <NumberField {...labelled} unit={unit} value={typeof value === 'number' || typeof value === 'string' ? value : null} onChange={put} />
    )
  if (type === 'boolean')
    return (
      <SelectField
        {...labelled}
        value={typeof value === 'boolean' ? String(value) : ''}
        onChange={({ target }) => put(target.value === '' ? null : target.value === 'true')}
      >
        <option value="">{t('products.form.notGiven')}</option>
        <option value="true">{t('products.form.yes')}</option>
        <option value="false">{t('products.form.no')}</option>
      </SelectField>
    )
  if (type === 'text')
    return (
      <TextField
        {...labelled}
        dir="auto"
        maxLength={MAX_ATTRIBUTE_TEXT}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => put(target.value)}
      />
    )
  const chosen = Array.isArray(value) ? value : []
  const all = choices.map((choice) => ({ id: choice.value, title: choice.label }))
  return (
    <Combobox
      {...labelled}
      multiple
      placeholder={t('products.form.choose')}
      search={async (query) =>
        all.filter(({ id, title }) => `${title} ${id}`.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()))
      }
      value={chosen.map((id) => all.find((choice) => choice.id === id) ?? { id, title: id })}
      onChange={(next) => put(next.map(({ id }) => id))}
    />
  )
}
