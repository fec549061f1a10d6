/** The content of a mail in one language. `compose.ts` renders it. */
import type { Language } from '#platform/shared/language.ts'

/** A row of a mail's table of facts. */
export type MailDetail = { label: string; value: string }

/** All texts are plain text; line breaks are preserved. */
export type Message = {
  subject: string
  /** The title of the text, where the subject says the same in other marks; by default the subject. */
  heading?: string
  /** The preview text in a list of mails; by default the first paragraph. */
  preheader?: string
  greeting?: string
  paragraphs: readonly string[]
  details?: readonly MailDetail[]
  /** The main action. `url` is a path of Plaza or an absolute http or https URL. */
  button?: { label: string; url: string }
  /** Small print: why the recipient gets this mail, and what to do if it is unexpected. */
  closing: string
  /** Link to unsubscribe from mails like this one, below the small print. `url` as in `button`. */
  unsubscribe?: { label: string; url: string }
}

/** The sender's brand: public origin (without a path) and product name. */
export type Brand = { origin: string; productName: string }

/**
 * One kind of mail in every language. A domain exports it from `server/mails/<name>.ts`, and its task sends
 * `composeMail(verifyAddress[language](data), language, …)`. `data` contains only the values the texts need, never a row.
 */
export type MailTemplate<Data> = Readonly<Record<Language, (data: Data) => Message>>
