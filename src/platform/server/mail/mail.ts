/** One mail to one person, and its headers. */
import type { SendMailOptions } from 'nodemailer'
import type { Language } from '#platform/shared/language.ts'
import { headerText, isMailAddress, type Mailbox } from './address.ts'
import type { Composed } from './compose.ts'

export type Mail = Composed & {
  /** The same for every attempt of one job; used in the Message-ID. Letters, digits, `.`, `_`, `-`; no secret. */
  id: string
  /** An address without a name. */
  to: string
  language: Language
  /** The business that writes; its name stands before that of the platform: `Dar Amira (Plaza)`. */
  business?: string
  /** Where an answer goes; by default to the sender. */
  replyTo?: string
  /** Absolute address that ends mails like this one by a POST, without a login (RFC 8058). */
  unsubscribe?: string
}

const ID = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i
const MAX_ID = 100

/** Converts a mail for nodemailer. Throws for an invalid id, address or subject. */
export function toSendMailOptions(mail: Mail, from: Mailbox): SendMailOptions {
  if (!ID.test(mail.id) || mail.id.length > MAX_ID) throw new Error('the id of a mail is invalid')
  for (const address of [mail.to, mail.replyTo ?? mail.to, from.address])
    if (!isMailAddress(address)) throw new Error('the address of a mail is invalid')
  return {
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    from: { name: headerText(mail.business ? `${mail.business} (${from.name})` : from.name, 'sender'), address: from.address },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: headerText(mail.subject, 'subject'),
    // Marks the mail as automatic, so that it gets no out-of-office replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${headerText(mail.unsubscribe, 'link')}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text: mail.text,
    html: mail.html,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
