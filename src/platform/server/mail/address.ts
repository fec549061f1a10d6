/** What may stand in the header of a mail. Whatever gets past this file cannot begin a header of its own. */
import { isIP } from 'node:net'

/** Whom a mail is from: `Plaza <plaza@example.org>`. */
export type Mailbox = { name: string; address: string }

const MAX_ADDRESS = 254
const MAX_NAME = 100
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^[a-z0-9][a-z0-9-]{0,62}(\.[a-z0-9][a-z0-9-]{0,62})*$/i
/** C0 and C1 controls and Unicode's own line ends. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u
const NAMED = /^([^<>"]*)<([^<>]+)>$/

/** An address as RFC 5321 writes it without quotes and comments: everything `z.email()` lets in, and a host without dots. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return text.length <= MAX_ADDRESS && LOCAL_PART.test(text.slice(0, Math.max(at, 0))) && DOMAIN.test(text.slice(at + 1))
}

/** `Name <address>` or an address alone; null when it is neither. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', address = text] = NAMED.exec(text) ?? []
  if (!isMailAddress(address) || name.length > MAX_NAME || CONTROL.test(name)) return null
  return { name: name.trim(), address }
}

/** Plaza at the host people type; an IP address names no domain. */
export function defaultMailbox(publicUrl: string | null): Mailbox {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost'
  const domain = isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host
  return { name: 'Plaza', address: `plaza@${domain}` }
}

/** The text itself. Throws when it holds a line break or another control character; says where, never what. */
export function headerText(text: string, field: string): string {
  if (CONTROL.test(text)) throw new Error(`the ${field} of a mail holds a control character`)
  return text
}
