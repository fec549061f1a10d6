/** What a form of an order takes over from the supplier: price, units and expected day. What a person typed stays. */
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { toSoldUnits } from '../contract/reorder-quantity.ts'
import type { OrderDraft } from './order-draft.ts'
import type { VariantChoice } from './queries.ts'

type Form = OperationForm<OrderDraft>

const DAY_MS = 86_400_000

/** A price in another currency than that of the order is left out. */
export function takeOffer(form: Form, at: number, choice: Choice | undefined): void {
  const offer = (choice as VariantChoice | undefined)?.offer
  if (!offer) return
  const { priceMinor, qty } = form.fields.getValues(`items.${at}`)
  if ((priceMinor === null || priceMinor === '') && offer.currency === form.fields.getValues('currency'))
    form.fields.setValue(`items.${at}.priceMinor`, offer.priceMinor, { shouldDirty: true })
  const sold = toSoldUnits(Number(qty ?? 1) || 1, offer)
  if (sold !== Number(qty)) form.fields.setValue(`items.${at}.qty`, sold, { shouldDirty: true })
  takeLeadTime(form, offer.leadTimeDays)
}

/** The latest of the expected days, unless a person chose one. */
export function takeLeadTime(form: Form, leadTimeDays: number | null): void {
  if (leadTimeDays === null) return
  const { isTouched } = form.fields.getFieldState('expectedDate', form.fields.formState)
  const day = new Date(Date.now() + leadTimeDays * DAY_MS).toISOString().slice(0, 10)
  const chosen = form.fields.getValues('expectedDate') ?? ''
  if (isTouched && chosen !== '') return
  if (day > chosen) form.fields.setValue('expectedDate', day, { shouldDirty: true })
}
