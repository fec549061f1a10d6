/** Changes as the timeline stores them. */
import type { MoneyView } from '#platform/shared/contract.ts'

/** One side of a change. `word`: a key of the domain's translations. */
export type StoredValue =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'amount'; amount: MoneyView }
  | { kind: 'date'; date: string }
  | { kind: 'yesNo'; yes: boolean }
  | { kind: 'word'; word: string }
  | { kind: 'person'; userId: string }

/** `field` is named by the domain's web; `label` says which one of several, such as a SKU. */
export type StoredChange = { field: string; label: string | null; before: StoredValue | null; after: StoredValue | null }
