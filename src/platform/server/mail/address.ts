/** Validates values for mail headers, to prevent header injection. */
import { isIP } from 'node:net'

/** The sender of a mail: `Plaza <plaza@example.org>`. */
export type Mailbox = { name: string; address: string }

const MAX_ADDRESS = 254
const MAX_NAME = 100
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^[a-z0-9][a-z0-9-]{0,62}(\.[a-z0-9][a-z0-9-]{0,62})*$/i
/** C0 and C1 control characters and Unicode line separators. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u
const NAMED = /^([^<>"]*)<([^<>]+)>$/

/** An RFC 5321 address without quotes and comments: every address that `z.email()` accepts, and hosts without dots. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return text.length <= MAX_ADDRESS && LOCAL_PART.test(text.slice(0, Math.max(at, 0))) && DOMAIN.test(text.slice(at + 1))
}

/** Parses `Name <address>` or an address alone; null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', address = text] = NAMED.exec(text) ?? []
  if (!isMailAddress(address) || name.length > MAX_NAME || CONTROL.test(name)) return null
  return { name: name.trim(), address }
}

/** `plaza@` the host of PUBLIC_URL, or localhost when the host is an IP address. */
export function defaultMailbox(publicUrl: string | null): Mailbox {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost'
  const domain = isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host
  return { name: 'Plaza', address: `plaza@${domain}` }
}

/** Returns the text. Throws when it contains a control character such as a line break; the message names only the field. */
export function headerText(text: string, field: string): string {
  if (CONTROL.test(text)) throw new Error(`the ${field} of a mail holds a control character`)
  return text
}
