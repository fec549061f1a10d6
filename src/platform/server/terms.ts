/** Acceptance of the terms of service. One domain publishes them; domains before it ask through `services.currentTerms`. */
import { Failure } from './failure.ts'
import type { Tx } from './transact.ts'

export type AcceptedTerms = { version: number; acceptedAt: Date }

/** Null while no terms are published. Fails with TERMS_CHANGED unless `shown` is the published version. */
export async function acceptTerms({ db, now, services }: Tx, shown: number | undefined): Promise<AcceptedTerms | null> {
  const version = await services.currentTerms(db)
  if (version === null) return null
  if (shown !== version) throw new Failure('TERMS_CHANGED', { field: 'termsVersion', version })
  return { version, acceptedAt: now }
}
