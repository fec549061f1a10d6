/** What a person chose for each suggestion, and the lines that are ordered of it. */
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { MAX_LINES, MAX_QUANTITY } from '../contract/constants.ts'
import { unitsToOrder } from '../contract/reorder-quantity.ts'
import type { Suggestion, SuggestionsToOrder } from '../contract.ts'

export type SupplierChoice = Choice & { minUnits: number | null; leadTimeDays: number | null }
export type Chosen = { included: boolean; target: Typed; supplier: SupplierChoice | null }

export type Choices = Readonly<Record<string, Partial<Chosen>>>

export const keyOf = ({ variantId, warehouse }: Suggestion): string => `${variantId} ${warehouse.id}`

/** Without a choice: the suggested target, from the supplier of the last order. */
export function chosenFor(suggestion: Suggestion, choices: Choices): Chosen {
  const { target, supplier } = suggestion
  const last = supplier && { id: supplier.id, title: supplier.name, minUnits: supplier.minUnits, leadTimeDays: null }
  return { included: true, target, supplier: last, ...choices[keyOf(suggestion)] }
}

/** The choices with this supplier for all that have none. */
export function withSupplier(suggestions: readonly Suggestion[], choices: Choices, supplier: SupplierChoice): Choices {
  const lacking = suggestions.filter((suggestion) => chosenFor(suggestion, choices).supplier === null)
  return { ...choices, ...Object.fromEntries(lacking.map((each) => [keyOf(each), { ...choices[keyOf(each)], supplier }])) }
}

/** Units that the choice orders; 0 for a target that is reached or can't be read. */
export function unitsOf({ projected, offers, supplier: suggested }: Suggestion, { target, supplier }: Chosen): number {
  const wanted = target === null || target === '' ? 0 : Number(target)
  const isValid = Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_QUANTITY
  const known = offers.find(({ supplierId }) => supplierId === supplier?.id) ?? (suggested?.id === supplier?.id ? suggested : null)
  const selling = known ?? { minUnits: supplier?.minUnits ?? null, packSize: null }
  return isValid ? unitsToOrder({ target: wanted, projected }, selling) : 0
}

/** The first that one request can hold. */
export function toLines(suggestions: readonly Suggestion[], choices: Choices): SuggestionsToOrder['lines'] {
  return suggestions
    .flatMap((suggestion) => {
      const chosen = chosenFor(suggestion, choices)
      if (!chosen.included || !chosen.supplier || unitsOf(suggestion, chosen) === 0) return []
      const { variantId, warehouse } = suggestion
      return [{ variantId, warehouseId: warehouse.id, supplierId: chosen.supplier.id, target: Number(chosen.target) }]
    })
    .slice(0, MAX_LINES)
}
