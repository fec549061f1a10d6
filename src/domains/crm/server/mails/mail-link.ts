/** The link with which the recipient of a mail refuses further ones. It works also after the mail and its contact are deleted. */
import { timingSafeEqual } from 'node:crypto'
import { toEmailKey } from '#domains/accounts/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import { deriveToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'
import { NO_MAIL_PAGE } from '../../contract/mails/mail-limits.ts'

type Needs = Pick<Services, 'secretFor'>
export type Address = { workspaceId: string; addressKey: string }

/** What is kept of an address that wants no mail: it can be compared, and not read. */
export const addressKeyOf = (services: Needs, email: string): string => deriveToken(services, 'crm mail refusals', toEmailKey(email))

const signatureOf = (services: Needs, { workspaceId, addressKey }: Address) =>
  deriveToken(services, 'crm mail link', `${workspaceId} ${addressKey}`)

export function refusalLinkOf(services: Needs, { workspaceId, email, language }: { workspaceId: string; email: string; language: string }) {
  const addressKey = addressKeyOf(services, email)
  return `${NO_MAIL_PAGE}?token=${workspaceId}.${addressKey}.${signatureOf(services, { workspaceId, addressKey })}&lng=${language}`
}

/** Fails with NOT_FOUND for a link that no mail has. */
export function readToken(services: Needs, token: string): Address {
  const address = verifyToken(services, token)
  if (!address) throw notFound()
  return address
}

/** Null for a link that no mail has. */
export function verifyToken(services: Needs, token: string): Address | null {
  const [workspaceId = '', addressKey = '', signature = ''] = token.split('.')
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(services, { workspaceId, addressKey }))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  return { workspaceId, addressKey }
}
