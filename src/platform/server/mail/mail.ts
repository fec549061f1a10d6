/** One mail to one person, and what of it goes into its headers. */
import type { SendMailOptions } from 'nodemailer'
import type { Language } from '#platform/shared/language.ts'
import { headerText, isMailAddress, type Mailbox } from './address.ts'
import type { Composed } from './compose.ts'

export type Mail = Composed & {
  /** The same for every try of one job; becomes the Message-ID. Letters, digits, `.`, `_`, `-`; no secret. */
  id: string
  /** An address alone. */
  to: string
  language: Language
}

const ID = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i
const MAX_ID = 100

/** A mail as nodemailer writes it. Throws for an id, address or subject that could say more than it should. */
export function asSent(mail: Mail, from: Mailbox): SendMailOptions {
  if (!ID.test(mail.id) || mail.id.length > MAX_ID) throw new Error('the id of a mail is none')
  for (const address of [mail.to, from.address]) if (!isMailAddress(address)) throw new Error('the address of a mail is none')
  return {
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    from: { name: headerText(from.name, 'sender'), address: from.address },
    to: { name: '', address: mail.to },
    subject: headerText(mail.subject, 'subject'),
    // Nobody wrote this by hand: out-of-office replies to it would go to nobody.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Content-Language': mail.language },
    text: mail.text,
    html: mail.html,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
