/** Messages that another page began, until their composer opens. */
import type { RecordCard } from '#platform/shared/linked-record.ts'

const texts = new Map<string, string>()
const cards = new Map<string, RecordCard>()

/** Begins a message with a text. `name` is that of its composer; what was typed there before stays. */
export function prefillDraft(name: string, text: string): void {
  texts.set(name, text)
}

/** Begins a message with the card of a record. */
export function prefillCard(name: string, card: RecordCard): void {
  cards.set(name, card)
}

/** The text that was begun for a composer, once. */
export const takePrefill = (name: string): string => take(texts, name) ?? ''
export const takePrefilledCard = (name: string): RecordCard | null => take(cards, name) ?? null

function take<Value>(begun: Map<string, Value>, name: string): Value | undefined {
  const value = begun.get(name)
  begun.delete(name)
  return value
}
