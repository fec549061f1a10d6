import { useTranslation } from 'react-i18next'
import { Swatch, useColorName } from '#domains/catalog/web/index.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { Choice } from './variants.ts'

type PickerProps = { choices: Choice[]; onChoose: (variantId: string) => void }

export function ColorPicker({ choices, onChoose }: PickerProps) {
  const { t } = useTranslation()
  const colorName = useColorName()
  const chosen = choices.find((choice) => choice.chosen)
  return (
    <fieldset>
      <legend className="mb-2.5">
        <span className="text-muted-foreground">{t('marketplace.product.color')}</span>{' '}
        <span className="font-semibold">{chosen && colorName(chosen.value)}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, chosen: isChosen, struck, variantId }) => (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            aria-label={struck ? t('marketplace.product.unavailable', { option: colorName(value) }) : colorName(value)}
            title={colorName(value)}
            onClick={() => onChoose(variantId)}
            className={classes(
              'relative flex size-11 items-center justify-center rounded-full transition',
              isChosen
                ? 'shadow-[0_0_0_2px_var(--background),0_0_0_4px_var(--foreground)]'
                : 'hover:shadow-[0_0_0_2px_var(--background),0_0_0_3px_var(--input)]',
            )}
          >
            <Swatch color={value} className="size-full" />
            {struck && <span aria-hidden className="absolute h-0.5 w-12 -rotate-45 bg-foreground mix-blend-difference" />}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

export function SizePicker({ choices, onChoose }: PickerProps) {
  const { t } = useTranslation()
  const chosen = choices.find((choice) => choice.chosen)
  return (
    <fieldset>
      <legend className="mb-2.5">
        <span className="text-muted-foreground">{t('marketplace.product.size')}</span>{' '}
        <span className="font-semibold">{chosen?.value}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, chosen: isChosen, struck, variantId }) => (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            aria-label={struck ? t('marketplace.product.unavailable', { option: value }) : value}
            onClick={() => onChoose(variantId)}
            className={classes(
              'relative flex min-h-11 min-w-13 items-center justify-center overflow-hidden rounded-md border px-3 font-medium transition',
              isChosen ? 'border-foreground bg-foreground text-background' : 'border-input hover:border-foreground',
              struck && 'line-through decoration-1',
              struck && !isChosen && 'text-muted-foreground',
            )}
          >
            <bdi>{value}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
