/** When somebody opened a form, signed: programs send it at once, people need a moment. */
import { timingSafeEqual } from 'node:crypto'
import { deriveToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'
import { MIN_FILL_S } from '../../contract/forms/form-limits.ts'

const MAX_AGE_S = 24 * 3600

type Needs = Pick<Services, 'secretFor' | 'now'>

const signed = (services: Needs, token: string, openedAt: number) => deriveToken(services, 'lead form ticket', `${token} ${openedAt}`)

export function formTicket(services: Needs, token: string): string {
  const openedAt = services.now().getTime()
  return `${openedAt}.${signed(services, token, openedAt)}`
}

export function isGoodTicket(services: Needs, token: string, ticket: string): boolean {
  const [openedAt = '', signature = ''] = ticket.split('.')
  const given = Buffer.from(signature)
  const wanted = Buffer.from(signed(services, token, Number(openedAt)))
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
  const age = (services.now().getTime() - Number(openedAt)) / 1000
  return age >= MIN_FILL_S && age <= MAX_AGE_S
}
