import { ArrowUp, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MAX_PERSONAL_CHOICE, MAX_PERSONAL_CHOICES, MAX_PERSONAL_LABEL, MAX_PERSONAL_TEXT } from '#domains/catalog/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { TagsField } from '#platform/web/inputs/tags-field.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import type { FormPersonalField } from './personal-values.ts'
import type { FormValues } from './values.ts'

const LENGTH = { required: true, number: true, whole: true, min: 1, max: MAX_PERSONAL_TEXT }

type Props = {
  form: OperationForm<FormValues>
  field: FormPersonalField
  index: number
  /** The language whose texts are edited. */
  shown: Language
  onChange: (change: Partial<FormPersonalField>) => void
  onEarlier: (() => void) | null
  onRemove: () => void
}

/** One field that a shopper fills; in another language its translations. Keys: products.personal.type.* */
export function PersonalCard({ form, field, index, shown, onChange, onEarlier, onRemove }: Props) {
  const { t } = useTranslation()
  const language = form.fields.watch('language')
  const { type, labels, required, maxLength, choices } = field
  const kind = t(`products.personal.type.${type}`)
  const called = labels[language] || kind
  const path = `personalization.${index}` as const
  return (
    <li>
      <fieldset className="min-w-0 rounded-md border p-4">
        <legend className="sr-only">{called}</legend>
        <div className="flex items-center gap-1">
          <p className="min-w-0 grow truncate">
            <bdi className="font-semibold">{called}</bdi>
            {labels[language] && <span className="text-muted-foreground"> · {kind}</span>}
          </p>
          {onEarlier && (
            <IconButton label={t('products.personal.earlier', { name: called })} onClick={onEarlier}>
              <ArrowUp aria-hidden className="size-4.5" />
            </IconButton>
          )}
          <IconButton label={t('products.personal.remove', { name: called })} onClick={onRemove} className="-me-2">
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </div>
        <div className="mt-2 grid gap-4 md:grid-cols-3">
          <TextField
            label={t('products.personal.label')}
            dir="auto"
            lang={shown}
            maxLength={MAX_PERSONAL_LABEL}
            required={shown === language}
            placeholder={shown === language ? t('products.personal.labelHint') : called}
            value={labels[shown] ?? ''}
            onChange={({ target }) => onChange({ labels: { ...labels, [shown]: target.value } })}
            error={form.field(`${path}.labels.${language}`, { required: true }).error ?? form.field(path as 'personalization').error}
            className="md:col-span-2"
          />
          {type === 'text' && (
            <NumberField
              label={t('products.personal.maxLength')}
              required
              value={maxLength}
              onChange={(value) => onChange({ maxLength: value })}
              error={form.field(`${path}.maxLength`, LENGTH).error}
            />
          )}
          {type === 'choice' && <Choices field={field} shown={shown} language={language} onChange={onChange} />}
          {type === 'choice' && choices.length === 0 && form.fields.formState.isSubmitted && (
            <p className="text-xs font-medium text-destructive md:col-span-3">{t('platform.form.required')}</p>
          )}
        </div>
        <div className="mt-2">
          <SwitchField
            label={t('products.personal.required')}
            hint={t('products.personal.requiredHint')}
            checked={required}
            onChange={(checked) => onChange({ required: checked })}
          />
        </div>
      </fieldset>
    </li>
  )
}

type ChoicesProps = Pick<Props, 'field' | 'shown' | 'onChange'> & { language: Language }

function Choices({ field: { choices }, shown, language, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  const put = (values: readonly string[]) =>
    onChange({ choices: values.map((value) => choices.find((choice) => choice.value === value) ?? { value, names: {} }) })
  return (
    <div className="space-y-4 md:col-span-3">
      <TagsField
        label={t('products.personal.choices')}
        hint={t('products.personal.choicesHint')}
        required
        maxLength={MAX_PERSONAL_CHOICE}
        most={MAX_PERSONAL_CHOICES}
        value={choices.map(({ value }) => value)}
        onChange={put}
      />
      {shown !== language && (
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {choices.map(({ value, names }, index) => (
            <TextField
              key={value}
              label={t('products.form.translationOf', { value })}
              dir="auto"
              lang={shown}
              maxLength={MAX_PERSONAL_CHOICE}
              placeholder={value}
              required={false}
              value={names[shown] ?? ''}
              onChange={({ target }) => onChange({ choices: choices.with(index, { value, names: { ...names, [shown]: target.value } }) })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
