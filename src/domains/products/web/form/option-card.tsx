import { ArrowUp, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MAX_OPTION, useColorChoices } from '#domains/catalog/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { TagsField } from '#platform/web/inputs/tags-field.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { type FormOption, isBuiltIn } from './values.ts'

type Props = {
  option: FormOption
  /** The product's original language. */
  language: Language
  /** The language whose texts are edited. */
  shown: Language
  error: string | undefined
  onChange: (option: FormOption) => void
  onEarlier: (() => void) | null
  onRemove: () => void
}

/** One option with its values; in another language their translations. */
export function OptionCard({ option, language, shown, error, onChange, onEarlier, onRemove }: Props) {
  const { t } = useTranslation()
  const builtIn = isBuiltIn(option.key)
  const name = builtIn ? t(`products.form.optionName.${option.key}`) : (option.names[language] ?? '')
  const called = name || t('products.form.newOption')
  return (
    <li>
      <fieldset className="min-w-0 rounded-md border p-4">
        <legend className="sr-only">{called}</legend>
        <div className="flex items-center gap-1">
          <bdi className="grow truncate font-semibold">{called}</bdi>
          {onEarlier && (
            <IconButton label={t('products.form.optionEarlier', { name: called })} onClick={onEarlier}>
              <ArrowUp aria-hidden className="size-4.5" />
            </IconButton>
          )}
          <IconButton label={t('products.form.removeOption', { name: called })} onClick={onRemove} className="-me-2">
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </div>
        <div className="mt-2 grid gap-4 md:grid-cols-3">
          {!builtIn && (
            <TextField
              label={t('products.form.optionNameLabel')}
              dir="auto"
              lang={shown}
              maxLength={MAX_OPTION}
              placeholder={shown === language ? t('products.form.optionNameHint') : name}
              required={shown === language}
              value={option.names[shown] ?? ''}
              onChange={({ target }) => onChange({ ...option, names: { ...option.names, [shown]: target.value } })}
              error={error}
            />
          )}
          <div className={builtIn ? 'md:col-span-3' : 'md:col-span-2'}>
            <Values
              option={option}
              label={builtIn ? t(`products.form.valuesOf.${option.key}`) : t('products.form.values')}
              onChange={onChange}
            />
          </div>
          {shown !== language && option.key !== 'color' && <Translations option={option} shown={shown} onChange={onChange} />}
        </div>
      </fieldset>
    </li>
  )
}

type ValuesProps = Pick<Props, 'option' | 'onChange'> & { label: string }

function Values({ option, label, onChange }: ValuesProps) {
  const { t } = useTranslation()
  const colors = useColorChoices()
  const { values } = option
  const put = (next: readonly string[]) =>
    onChange({ ...option, values: next.map((value) => values.find((each) => each.value === value) ?? { value }) })
  if (option.key !== 'color')
    return (
      <TagsField
        label={label}
        hint={t('products.form.valuesHint')}
        required={false}
        maxLength={MAX_OPTION}
        value={values.map(({ value }) => value)}
        onChange={put}
      />
    )
  return (
    <Combobox
      multiple
      takesTyped
      label={label}
      hint={t('products.form.colorsHint')}
      required={false}
      search={async (query) => colors.find(query)}
      value={values.map(({ value }) => colors.of(value))}
      onChange={(chosen) => put(chosen.map(({ id }) => id))}
      onCreate={(typed) => ({ id: typed.trim().toLowerCase().slice(0, MAX_OPTION), title: typed.trim() })}
    />
  )
}

function Translations({ option, shown, onChange }: Pick<Props, 'option' | 'shown' | 'onChange'>) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:col-span-3 lg:grid-cols-3">
      {option.values.map((each, index) => (
        <TextField
          key={each.value}
          label={t('products.form.translationOf', { value: each.value })}
          dir="auto"
          lang={shown}
          maxLength={MAX_OPTION}
          placeholder={each.value}
          required={false}
          value={each.names?.[shown] ?? ''}
          onChange={({ target }) =>
            onChange({ ...option, values: option.values.with(index, { ...each, names: { ...each.names, [shown]: target.value } }) })
          }
        />
      ))}
    </div>
  )
}
