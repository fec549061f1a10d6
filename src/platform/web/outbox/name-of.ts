import type { TFunction } from 'i18next'
import type { WaitingWrite } from './write.ts'

/** What a write is called while it waits: `<domain>.waiting.<rest of its operation>`, a key every operation that may wait has. */
export function nameOf(t: TFunction, { operation }: Pick<WaitingWrite, 'operation'>): string {
  const [domain, ...rest] = operation.split('.')
  return t([`${domain}.waiting.${rest.join('.')}`, 'platform.outbox.aChange'])
}

/** Whose words failures of it are told in. */
export function wordsOf({ operation }: Pick<WaitingWrite, 'operation'>): string {
  return operation.split('.')[0] ?? ''
}
