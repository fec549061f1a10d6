/** A message in Plaza's look: HTML for those who see it, text for those who do not. */
import type { Language } from '#platform/shared/language.ts'
import { headerText } from './address.ts'
import { layOut } from './layout.ts'
import type { Brand, Message } from './message.ts'
import { writeOut } from './plain-text.ts'

export type Composed = { subject: string; html: string; text: string }

/** Throws for a subject with a control character and for a link that is no plain http or https address. */
export function composeMail(message: Message, language: Language, brand: Brand): Composed {
  const { button, callOff } = message
  const whole = <Link extends { url: string }>(link: Link) => ({ ...link, url: linkTo(link.url, brand.origin) })
  const linked = { ...message, ...(button && { button: whole(button) }), ...(callOff && { callOff: whole(callOff) }) }
  return {
    subject: headerText(message.subject, 'subject'),
    html: layOut(linked, language, brand).text,
    text: writeOut(linked, brand),
  }
}

/** The whole address. Checked as it was written: the parser would drop line breaks without a word. */
function linkTo(address: string, origin: string): string {
  const url = URL.parse(headerText(address, 'link'), origin)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    throw new Error('the link of a mail must be a plain http or https address')
  }
  return url.href
}
