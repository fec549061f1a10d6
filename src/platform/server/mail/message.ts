/** What a mail says, in words of one language. How it looks is not its business (compose.ts). */
import type { Language } from '#platform/shared/language.ts'

/** Every text is plain; a line break in it stays one. */
export type Message = {
  subject: string
  /** What a list of mails shows behind the subject. Without it: the first paragraph. */
  preheader?: string
  greeting: string
  paragraphs: readonly string[]
  facts?: readonly { label: string; value: string }[]
  /** The one thing to do next. `url` is a path of Plaza or a whole http or https address. */
  button?: { label: string; url: string }
  /** Small print: why this mail came, and what to do when it should not have. */
  closing: string
  /** Where to call off mails like this one, below the small print. `url` as of the button. */
  callOff?: { label: string; url: string }
}

/** Who writes: the origin people type, without a path, and the name they know it by. */
export type Brand = { origin: string; productName: string }

/**
 * One kind of mail in every language: `server/mails/<what-it-says>.ts` of its domain exports one, and its task sends
 * `composeMail(verifyAddress[language](data), language, …)`. `data` is what the words need, never a row.
 */
export type MailTemplate<Data> = Readonly<Record<Language, (data: Data) => Message>>
