import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MAX_OPTIONS, MAX_VARIANTS } from '#domains/catalog/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { applyOptions, countCombinations } from './matrix.ts'
import { OptionCard } from './option-card.tsx'
import { BUILT_IN_OPTIONS, type FormOption, type FormValues, newOption } from './values.ts'

/** The options of a product; each combination of their values becomes a variant. Keys: products.form.addOption.* */
export function OptionsPanel({ form, shown }: { form: OperationForm<FormValues>; shown: Language }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const options = form.fields.watch('options')
  const language = form.fields.watch('language')
  const errorOf = (index: number) => form.field(`options.${index}` as 'options').error

  function put(next: FormOption[]) {
    if (countCombinations(next) > MAX_VARIANTS) return
    const counted = (list: readonly FormOption[]) => list.filter(({ values }) => values.length > 0)
    const variants = form.fields.getValues('variants')
    form.fields.setValue('options', next, { shouldDirty: true })
    form.fields.setValue('variants', applyOptions(variants, counted(options), counted(next)), { shouldDirty: true })
  }
  const free = BUILT_IN_OPTIONS.filter((key) => !options.some((option) => option.key === key))

  return (
    <Panel title={t('products.form.options')} lead={t('products.form.optionsLead')}>
      {options.length > 0 && (
        <ol className="mb-4 space-y-4">
          {options.map((option, index) => (
            <OptionCard
              key={option.id}
              option={option}
              language={language}
              shown={shown}
              error={errorOf(index)}
              onChange={(changed) => put(options.with(index, changed))}
              onEarlier={index > 0 ? () => put(options.toSpliced(index, 1).toSpliced(index - 1, 0, option)) : null}
              onRemove={() => put(options.toSpliced(index, 1))}
            />
          ))}
        </ol>
      )}
      {options.length < MAX_OPTIONS && (
        <div className="flex flex-wrap gap-2">
          {[...free, null].map((key) => (
            <Button key={key} look="secondary" size="sm" onClick={() => put([...options, newOption(key)])}>
              <Plus aria-hidden className="size-4" />
              {t(`products.form.addOption.${key ?? 'other'}`)}
            </Button>
          ))}
        </div>
      )}
      {countCombinations(options) > 1 && (
        <p className="mt-3 text-sm text-muted-foreground">
          {t('products.form.combinations', {
            count: countCombinations(options),
            shown: formatNumber(countCombinations(options), locale),
            most: formatNumber(MAX_VARIANTS, locale),
          })}
        </p>
      )}
    </Panel>
  )
}
