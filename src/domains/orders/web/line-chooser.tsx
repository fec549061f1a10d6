import { lineLabel, nameWithVariant, useUnits } from '#domains/catalog/web/index.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import { QuantityStepper } from '#platform/web/ui/quantity-stepper.tsx'
import type { ChosenUnits, LineView } from '../contract.ts'

export type Choosable = { line: LineView; most: number }

/** Leaves out units that can no longer be chosen, for example of a draft. */
export function stillPossible(chosen: readonly ChosenUnits[], lines: readonly Choosable[]): ChosenUnits[] {
  const mostOf = new Map(lines.map(({ line, most }) => [line.position, most]))
  return chosen
    .map(({ position, quantity }) => ({ position, quantity: Math.min(quantity, mostOf.get(position) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Form control that selects units of lines. */
export function LineChooser({
  label,
  lines,
  chosen,
  onChange,
}: {
  label: string
  lines: readonly Choosable[]
  chosen: readonly ChosenUnits[]
  onChange: (chosen: ChosenUnits[]) => void
}) {
  const quantityOf = (position: number) => chosen.find((units) => units.position === position)?.quantity ?? 0
  function choose(position: number, quantity: number) {
    const others = chosen.filter((units) => units.position !== position)
    onChange(quantity > 0 ? [...others, { position, quantity }].sort((a, b) => a.position - b.position) : others)
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <ul className="divide-y rounded-md border">
        {lines.map(({ line, most }) => (
          <ChoosableLine
            key={line.position}
            line={line}
            most={most}
            quantity={quantityOf(line.position)}
            onChange={(quantity) => choose(line.position, quantity)}
          />
        ))}
      </ul>
    </fieldset>
  )
}

function ChoosableLine({ line, most, quantity, onChange }: Choosable & { quantity: number; onChange: (quantity: number) => void }) {
  const variant = lineLabel(line)
  const name = nameWithVariant(line)
  const units = useUnits()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
      <label className="flex min-h-11 min-w-0 grow basis-40 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={quantity > 0}
          onChange={({ target }) => onChange(target.checked ? most : 0)}
          className="size-5 shrink-0 accent-primary"
        />
        <Picture image={line.image} alt="" sizes="2.75rem" className="size-11 shrink-0 rounded-sm" />
        <span className="min-w-0">
          <span className="block leading-snug font-medium">{line.name}</span>
          {variant && <span className="block text-xs text-muted-foreground">{variant}</span>}
        </span>
      </label>
      {quantity > 0 && most > 1 && (
        <QuantityStepper
          value={quantity}
          label={units.quantity(line.measure, quantity)}
          min={1}
          max={most}
          name={name}
          onChange={onChange}
        />
      )}
    </li>
  )
}
