/** Renders a message as HTML and as plain text. */
import type { Language } from '#platform/shared/language.ts'
import { headerText } from './address.ts'
import type { Brand, Message } from './message.ts'
import { renderMailHtml } from './render-mail-html.ts'
import { renderMailText } from './render-mail-text.ts'
import { strangersLine } from './strangers-text.ts'

export type Composed = { subject: string; html: string; text: string }

/** The greeting holds a name, which its owner chose. Throws for a subject with a control character and for a link that is not a plain http or https URL. */
export function composeMail(message: Message, language: Language, brand: Brand): Composed {
  const { button, unsubscribe } = message
  const whole = <Link extends { url: string }>(link: Link) => ({ ...link, url: toAbsoluteUrl(link.url, brand.origin) })
  const linked = {
    ...message,
    ...(message.greeting !== undefined && { greeting: strangersLine(message.greeting) }),
    ...(button && { button: whole(button) }),
    ...(unsubscribe && { unsubscribe: whole(unsubscribe) }),
  }
  return {
    subject: headerText(message.subject, 'subject'),
    html: renderMailHtml(linked, language, brand).text,
    text: renderMailText(linked, brand),
  }
}

/** Returns the absolute URL. The input is checked before parsing, because the parser silently drops line breaks. */
function toAbsoluteUrl(address: string, origin: string): string {
  const url = URL.parse(headerText(address, 'link'), origin)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    throw new Error('the link of a mail must be a plain http or https address')
  }
  return url.href
}
