import type { Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldShape } from '#platform/shared/form-fields.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { CheckField, RadioField } from '../../inputs/choice-fields.tsx'
import { DateField, MomentField } from '../../inputs/date-field.tsx'
import { MoneyField, NumberField, type Typed } from '../../inputs/number-field.tsx'
import { TagsField } from '../../inputs/tags-field.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'
import { SwitchField } from '../../ui/switch.tsx'
import type { OperationForm } from '../use-operation-form.ts'
import { getAt, type SchemaValues, toFieldRules } from './schema-values.ts'

/** Up to this many options are radio buttons; more are a select. */
const ALL_TO_BE_SEEN = 4

type Props = { form: OperationForm<SchemaValues>; shape: FieldShape; words: string }

/** One field of a schema form. Its texts: `<words>.field.<path>`, `<words>.hint.<path>`, `<words>.option.<path>.<value>`. */
export function SchemaField({ form, shape, words }: Props) {
  const { t, i18n } = useTranslation()
  const { path, kind, options = [], maxLength, most, minor } = shape
  const name = path as Path<SchemaValues>
  const { required, error, ...native } = form.field(name, toFieldRules(shape))
  const hintKey = `${words}.hint.${path}`
  const labelled = {
    label: t(`${words}.field.${path}`),
    error,
    ...(i18n.exists(hintKey) && { hint: t(hintKey) }),
    ...(kind !== 'words' && kind !== 'choices' && { required }),
  }
  const value = form.fields.watch(name)
  const change = (next: unknown) =>
    form.fields.setValue(name, next, { shouldDirty: true, shouldValidate: form.fields.formState.isSubmitted })
  const choices = options.map((option) => {
    const hint = `${words}.optionHint.${path}.${option}`
    return { value: option, label: t(`${words}.option.${path}.${option}`), ...(i18n.exists(hint) && { hint: t(hint) }) }
  })

  switch (kind) {
    case 'lines':
      return <TextArea {...labelled} {...native} dir="auto" rows={4} />
    case 'email':
      return <TextField {...labelled} {...native} type="email" dir="ltr" autoComplete="off" />
    case 'url':
      return <TextField {...labelled} {...native} type="url" inputMode="url" dir="ltr" placeholder="https://" />
    case 'number':
      return <NumberField {...labelled} value={typed(value)} onChange={change} />
    case 'money': {
      const currency = minor ? BASE_CURRENCY : findCurrency(value)
      const amount = minor ? typed(value) : typed(getAt(value, 'amountMinor') ?? value)
      const wrap = (next: Typed) => (typeof next === 'number' ? { amountMinor: next, currency } : next)
      return <MoneyField {...labelled} currency={currency} value={amount} onChange={(next) => change(minor ? next : wrap(next))} />
    }
    case 'words':
      return <TagsField {...labelled} value={texts(value)} onChange={change} maxLength={maxLength} most={most} />
    case 'choices':
      return <CheckField {...labelled} options={choices} value={texts(value)} onChange={change} />
    case 'choice':
      if (choices.length <= ALL_TO_BE_SEEN && required) {
        return <RadioField {...labelled} options={choices} value={typeof value === 'string' ? value : null} onChange={change} />
      }
      return (
        <SelectField {...labelled} {...native}>
          <option value="" />
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      )
    case 'switch':
      return <SwitchField label={labelled.label} hint={labelled.hint} checked={value === true} onChange={change} />
    case 'date':
      return <DateField {...labelled} value={text(value)} onChange={change} />
    case 'moment':
      return <MomentField {...labelled} value={text(value)} onChange={change} />
    case 'text':
      return <TextField {...labelled} {...native} dir="auto" />
  }
}

const typed = (value: unknown): Typed => (typeof value === 'number' || typeof value === 'string' ? value : null)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

function findCurrency(value: unknown): string {
  const currency = getAt(value, 'currency')
  return typeof currency === 'string' ? currency : BASE_CURRENCY
}
