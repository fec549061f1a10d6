import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Personalizing } from '#domains/cart/web/index.ts'
import type { PersonalFieldView } from '#domains/catalog/contract.ts'
import { countCharacters } from '#platform/shared/characters.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { PictureField } from './picture-field.tsx'
import { fieldElementId, usePersonalValues } from './use-personal-values.ts'

/** Longer texts get several lines. */
const ONE_LINE = 60

type Props = { productId: string; fields: readonly PersonalFieldView[]; children: (personalizing: Personalizing | null) => ReactNode }

/** The fields of a product that is personalized, above what adds it to the cart. */
export default function Personalize({ productId, fields, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { personalizing, textOf, errorOf, put } = usePersonalValues(productId, fields)
  return (
    <>
      <section aria-labelledby={id} className="space-y-4 rounded-lg border p-4">
        <h2 id={id} className="font-semibold">
          {t('marketplace.personalize.title')}
        </h2>
        {fields.map((field) => (
          <div key={field.id} id={fieldElementId(field.id)}>
            <FieldOf field={field} value={textOf(field.id)} error={errorOf(field.id)} onChange={(value) => put(field.id, value)} />
          </div>
        ))}
      </section>
      {children(personalizing)}
    </>
  )
}

type FieldProps = { field: PersonalFieldView; value: string; error: string | undefined; onChange: (value: string) => void }

function FieldOf({ field: { type, label, required, maxLength, choices }, value, error, onChange }: FieldProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const common = { label, required, error }
  if (type === 'image') return <PictureField {...common} pictureId={value} onChange={onChange} />
  if (type === 'choice') {
    return (
      <SelectField {...common} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('marketplace.personalize.choose')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    )
  }
  const most = maxLength ?? 0
  const Input = most > ONE_LINE ? TextArea : TextField
  const hint = t('marketplace.personalize.length', {
    used: formatNumber(countCharacters(value.trim()), locale),
    most: formatNumber(most, locale),
  })
  return <Input {...common} hint={hint} dir="auto" autoComplete="off" value={value} onChange={({ target }) => onChange(target.value)} />
}
