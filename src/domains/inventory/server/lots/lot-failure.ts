import { Failure } from '#platform/server/failure.ts'

/**
 * Why lots are refused. `lotsNeeded`: serial numbers were not named. `lotsDiffer`: the named units are not those that move. `lotNotThere`:
 * the warehouse has fewer units of it. `lotExpired`: it isn't sold any more. `lotsShort`: too few units that aren't expired.
 * `serialTaken`: that unit is in a warehouse already. `lotExpiry`: the batch expires on another day. `lotsUnused`: the variant isn't kept
 * in lots.
 */
export type LotRule = 'lotsNeeded' | 'lotsDiffer' | 'lotNotThere' | 'lotExpired' | 'lotsShort' | 'serialTaken' | 'lotExpiry' | 'lotsUnused'
type Params = { variantId: string; sku: string; number?: string; quantity?: number; expiresOn?: string | null }
export type LotProblem = { rule: LotRule; params: Params }

/** The field `lots` of the operation broke the rule. Callers with several lines name the line (`lotProblemOf`). */
export function lotFailure(rule: LotRule, params: Params, path = 'lots'): Failure {
  return new Failure('INVALID_INPUT', { fields: [{ path, rule, params }] })
}

/** The problem of an error that `lotFailure` made; null: it is another one. */
export function lotProblemOf(error: unknown): LotProblem | null {
  if (!(error instanceof Failure) || error.code !== 'INVALID_INPUT') return null
  const [field] = (error.data as { fields: { path: string; rule: LotRule; params: Params }[] }).fields
  return field?.path === 'lots' && 'variantId' in field.params ? { rule: field.rule, params: field.params } : null
}
