import type { TFunction } from 'i18next'
import type { QueuedWrite } from './queued-write.ts'

/** The name of a queued write: `<domain>.waiting.<rest of its operation>`, a key that every offline operation has. */
export function writeName(t: TFunction, { operation }: Pick<QueuedWrite, 'operation'>): string {
  const [domain, ...rest] = operation.split('.')
  return t([`${domain}.waiting.${rest.join('.')}`, 'platform.outbox.aChange'])
}

/** The translation prefix of its failures. */
export function writeNamespace({ operation }: Pick<QueuedWrite, 'operation'>): string {
  return operation.split('.')[0] ?? ''
}
