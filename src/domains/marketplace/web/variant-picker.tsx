import { useTranslation } from 'react-i18next'
import { Swatch } from '#domains/catalog/web/index.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { Choice } from './variants.ts'

/** The label of an option that is unavailable. Keys: marketplace.product.soldOut, marketplace.product.otherForm */
function useOptionName(): (name: string, why: Choice['why']) => string {
  const { t } = useTranslation()
  return (name, why) => (why ? t(`marketplace.product.${why}`, { option: name }) : name)
}

type PickerProps = { name: string; choices: Choice[]; onChoose: (choice: Choice) => void }

/** The choices of one option: swatches for colors, buttons for all others. */
export default function OptionPicker({ optionKey, ...props }: PickerProps & { optionKey: string }) {
  return optionKey === 'color' ? <ColorPicker {...props} /> : <ButtonPicker {...props} />
}

function ColorPicker({ name, choices, onChoose }: PickerProps) {
  const optionName = useOptionName()
  const chosen = choices.find((choice) => choice.chosen)
  return (
    <fieldset>
      <legend className="mb-2.5">
        <span className="text-muted-foreground">{name}</span> <span className="font-semibold">{chosen?.label}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.chosen}
            aria-label={optionName(choice.label, choice.why)}
            title={optionName(choice.label, choice.why)}
            onClick={() => onChoose(choice)}
            className={classes(
              'relative flex size-11 items-center justify-center rounded-full transition',
              choice.chosen
                ? 'shadow-[0_0_0_2px_var(--background),0_0_0_4px_var(--foreground)]'
                : 'hover:shadow-[0_0_0_2px_var(--background),0_0_0_3px_var(--input)]',
            )}
          >
            <Swatch color={choice.value} className="size-full" />
            {choice.why && <span aria-hidden className="absolute h-0.5 w-12 -rotate-45 bg-foreground mix-blend-difference" />}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function ButtonPicker({ name, choices, onChoose }: PickerProps) {
  const optionName = useOptionName()
  const chosen = choices.find((choice) => choice.chosen)
  return (
    <fieldset>
      <legend className="mb-2.5">
        <span className="text-muted-foreground">{name}</span> <span className="font-semibold">{chosen?.label}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.chosen}
            aria-label={optionName(choice.label, choice.why)}
            {...(choice.why && { title: optionName(choice.label, choice.why) })}
            onClick={() => onChoose(choice)}
            className={classes(
              'relative flex min-h-11 min-w-13 items-center justify-center overflow-hidden rounded-md border px-3 font-medium transition',
              choice.chosen ? 'border-foreground bg-foreground text-background' : 'border-input hover:border-foreground',
              choice.why && 'line-through decoration-1',
              choice.why && !choice.chosen && 'text-muted-foreground',
            )}
          >
            <bdi>{choice.label}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
