import { useTranslation } from 'react-i18next'
import { MAX_OPTION, MAX_VARIANTS, useColorChoices } from '#domains/catalog/web/index.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { TagsField } from '#platform/web/inputs/tags-field.tsx'
import { applyOptions, optionsFor } from './matrix.ts'
import type { FormVariant } from './values.ts'

type Props = { variants: readonly FormVariant[]; onChange: (variants: FormVariant[]) => void }

/** Colors and sizes of a product; each combination becomes a variant. */
export function OptionFields({ variants, onChange }: Props) {
  const { t } = useTranslation()
  const colorChoices = useColorChoices()
  const { sizes, colors } = optionsFor(variants)
  const put = (next: { sizes: string[]; colors: string[] }) => {
    if (Math.max(1, next.sizes.length) * Math.max(1, next.colors.length) <= MAX_VARIANTS) onChange(applyOptions(variants, next))
  }
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Combobox
        multiple
        label={t('products.form.colors')}
        hint={t('products.form.colorsHint')}
        required={false}
        search={async (query) => colorChoices.find(query)}
        value={colors.map((color) => colorChoices.of(color))}
        onChange={(chosen) => put({ sizes, colors: chosen.map(({ id }) => id) })}
        onCreate={(name) => ({ id: name.trim().toLowerCase().slice(0, MAX_OPTION), title: name.trim() })}
      />
      <TagsField
        label={t('products.form.sizes')}
        hint={t('products.form.sizesHint')}
        required={false}
        maxLength={MAX_OPTION}
        value={sizes}
        onChange={(next) => put({ colors, sizes: next })}
      />
    </div>
  )
}
