import { useTranslation } from 'react-i18next'
import { Swatch, useColorName } from '#domains/catalog/web/index.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { Choice } from './variants.ts'

/** The label of an option that is unavailable. Keys: marketplace.product.soldOut, marketplace.product.otherForm */
function useOptionName(): (name: string, why: Choice['why']) => string {
  const { t } = useTranslation()
  return (name, why) => (why ? t(`marketplace.product.${why}`, { option: name }) : name)
}

type PickerProps = { choices: Choice[]; onChoose: (variantId: string) => void }

export function ColorPicker({ choices, onChoose }: PickerProps) {
  const { t } = useTranslation()
  const colorName = useColorName()
  const optionName = useOptionName()
  const chosen = choices.find((choice) => choice.chosen)
  return (
    <fieldset>
      <legend className="mb-2.5">
        <span className="text-muted-foreground">{t('marketplace.product.color')}</span>{' '}
        <span className="font-semibold">{chosen && colorName(chosen.value)}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, chosen: isChosen, why, variantId }) => (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            aria-label={optionName(colorName(value), why)}
            title={optionName(colorName(value), why)}
            onClick={() => onChoose(variantId)}
            className={classes(
              'relative flex size-11 items-center justify-center rounded-full transition',
              isChosen
                ? 'shadow-[0_0_0_2px_var(--background),0_0_0_4px_var(--foreground)]'
                : 'hover:shadow-[0_0_0_2px_var(--background),0_0_0_3px_var(--input)]',
            )}
          >
            <Swatch color={value} className="size-full" />
            {why && <span aria-hidden className="absolute h-0.5 w-12 -rotate-45 bg-foreground mix-blend-difference" />}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

export function SizePicker({ choices, onChoose }: PickerProps) {
  const { t } = useTranslation()
  const optionName = useOptionName()
  const chosen = choices.find((choice) => choice.chosen)
  return (
    <fieldset>
      <legend className="mb-2.5">
        <span className="text-muted-foreground">{t('marketplace.product.size')}</span>{' '}
        <span className="font-semibold">{chosen?.value}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, chosen: isChosen, why, variantId }) => (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            aria-label={optionName(value, why)}
            {...(why && { title: optionName(value, why) })}
            onClick={() => onChoose(variantId)}
            className={classes(
              'relative flex min-h-11 min-w-13 items-center justify-center overflow-hidden rounded-md border px-3 font-medium transition',
              isChosen ? 'border-foreground bg-foreground text-background' : 'border-input hover:border-foreground',
              why && 'line-through decoration-1',
              why && !isChosen && 'text-muted-foreground',
            )}
          >
            <bdi>{value}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
