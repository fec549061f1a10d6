import { ORPCError } from '@orpc/client'
import { useTranslation } from 'react-i18next'
import { failureText, fieldFailures } from '#platform/web/failure.ts'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import type { FieldValue, RecordView } from '../contract.ts'
import { useRecordStep } from './operations.ts'
import type { RecordRef } from './queries.ts'
import { SavedText } from './saved-text.tsx'

type Item = RecordView['fields'][number]

/** The custom fields of the record; each is saved by itself. */
export function FieldList({ record, view: { fields } }: { record: RecordRef; view: RecordView }) {
  const { t } = useTranslation()
  if (fields.length === 0) return null
  return (
    <section aria-label={t('records.fields.title')} className="space-y-4">
      {fields.map((item) => (
        <FieldControl key={item.field.id} record={record} item={item} />
      ))}
    </section>
  )
}

/** Keys: records.rule.* */
function FieldControl({ record, item: { field, value } }: { record: RecordRef; item: Item }) {
  const { t } = useTranslation()
  const { type, id } = record
  const { name, kind, required, choices } = field
  const set = useRecordStep<FieldValue | null>(record, (api, next, how) => api.setField({ type, id, fieldId: field.id, value: next }, how))
  const [broken] = fieldFailures(set.error)
  const error = set.error ? (broken ? t(`records.rule.${broken.rule}`) : failureText(t, set.error, 'records')) : undefined
  const shared = { label: name, error, disabled: set.isPending, ...(required && { required }) }

  if (kind === 'date')
    return <DateField {...shared} value={typeof value === 'string' ? value : ''} onChange={(day) => set.mutate(day === '' ? null : day)} />
  if (kind === 'choice')
    return (
      <SelectField
        {...shared}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => set.mutate(target.value === '' ? null : target.value)}
      >
        <option value="">{t('records.fields.none')}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </SelectField>
    )
  if (kind === 'yesNo')
    return (
      <SelectField
        {...shared}
        value={value === null ? '' : String(value)}
        onChange={({ target }) => set.mutate(target.value === '' ? null : target.value === 'true')}
      >
        <option value="">{t('records.fields.none')}</option>
        <option value="true">{t('records.yes')}</option>
        <option value="false">{t('records.no')}</option>
      </SelectField>
    )
  return (
    <SavedText
      key={String(value)}
      label={name}
      value={value === null ? '' : String(value)}
      {...(required && { required })}
      isNumber={kind === 'number'}
      save={async (text) => set.mutateAsync(text === '' ? null : kind === 'number' ? readNumber(text) : text)}
    />
  )
}

/** Throws NOT_A_NUMBER. Both decimal signs are understood. */
function readNumber(text: string): number {
  const number = Number(text.replace(',', '.'))
  if (!Number.isFinite(number)) throw new ORPCError('NOT_A_NUMBER')
  return number
}
