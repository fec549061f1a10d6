import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  COLLECTION_OPS,
  MAX_BRAND,
  MAX_CONDITION_VALUES,
  MAX_PRICE_MINOR,
  MAX_TAG,
  PRICE_OPS,
  PRODUCT_KINDS,
} from '#domains/catalog/web/index.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { MoneyField } from '#platform/web/inputs/number-field.tsx'
import { TagsField } from '#platform/web/inputs/tags-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { type CollectionDraft, type ConditionDraft, type ConditionField, newCondition } from './collection-draft.ts'
import type { CollectionsScope } from './collections-scope.ts'

const FIELDS: readonly ConditionField[] = ['tag', 'category', 'price', 'brand', 'kind']

type Props = {
  form: OperationForm<CollectionDraft>
  index: number
  condition: ConditionDraft
  scope: CollectionsScope
  categories: readonly { slug: string; name: string }[]
  onChange: (change: Partial<ConditionDraft>) => void
  onRemove: (() => void) | null
}

/** One condition of a rule. Keys: products.collections.field.*, products.collections.op.* */
export function ConditionRow({ condition, scope, onChange, onRemove, ...rest }: Props) {
  const { t } = useTranslation()
  const { field, op, priceOp } = condition
  const fields = scope.vendors ? [...FIELDS, 'vendor' as const] : FIELDS
  const ops = field === 'price' ? PRICE_OPS : COLLECTION_OPS
  return (
    <li className="grid items-start gap-3 rounded-md border p-3 sm:grid-cols-[10rem_9rem_minmax(0,1fr)_auto]">
      <SelectField
        label={t('products.collections.field.label')}
        value={field}
        onChange={({ target }) => onChange(newCondition(target.value as ConditionField))}
      >
        {fields.map((value) => (
          <option key={value} value={value}>
            {t(`products.collections.field.${value}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('products.collections.op.label')}
        value={field === 'price' ? priceOp : op}
        onChange={({ target }) =>
          onChange(field === 'price' ? { priceOp: target.value as typeof priceOp } : { op: target.value as typeof op })
        }
      >
        {ops.map((value) => (
          <option key={value} value={value}>
            {t(`products.collections.op.${value}`)}
          </option>
        ))}
      </SelectField>
      <ConditionValue condition={condition} scope={scope} onChange={onChange} {...rest} />
      {onRemove && (
        <IconButton label={t('products.collections.removeCondition')} onClick={onRemove} className="sm:mt-7">
          <X aria-hidden className="size-4.5" />
        </IconButton>
      )}
    </li>
  )
}

/** Keys: products.kind.* */
function ConditionValue({ form, index, condition, scope, categories, onChange }: Omit<Props, 'onRemove'>) {
  const { t } = useTranslation()
  const { field, values, amountMinor } = condition
  const path = `rule.conditions.${index}` as const
  if (field === 'price') {
    const { error } = form.field(`${path}.amountMinor`, { required: true, number: true, min: 0, max: MAX_PRICE_MINOR })
    return (
      <MoneyField
        label={t('products.collections.amount')}
        currency={BASE_CURRENCY}
        error={error}
        value={amountMinor}
        onChange={(amount) => onChange({ amountMinor: amount })}
      />
    )
  }
  const { error } = form.field(`${path}.values`, { required: true, most: MAX_CONDITION_VALUES })
  if (field === 'tag' || field === 'brand')
    return (
      <TagsField
        label={t('products.collections.values')}
        hint={t('products.collections.valuesHint')}
        error={error}
        value={values.map(({ title }) => title)}
        onChange={(texts) => onChange({ values: texts.map((text) => ({ id: text, title: text })) })}
        maxLength={field === 'tag' ? MAX_TAG : MAX_BRAND}
        most={MAX_CONDITION_VALUES}
      />
    )
  const known: readonly Choice[] =
    field === 'category'
      ? categories.map(({ slug, name }) => ({ id: slug, title: name }))
      : PRODUCT_KINDS.map((kind) => ({ id: kind, title: t(`products.kind.${kind}`) }))
  const among = async (typed: string) => known.filter(({ title }) => title.toLocaleLowerCase().includes(typed.toLocaleLowerCase()))
  return (
    <Combobox
      multiple
      label={t('products.collections.values')}
      error={error}
      search={field === 'vendor' && scope.vendors ? scope.vendors : among}
      value={values.map((value) => known.find(({ id }) => id === value.id) ?? value)}
      onChange={(chosen) => onChange({ values: chosen })}
    />
  )
}
