/** Cleans HTML from the clipboard before the editor reads it. The editor keeps only the elements that it knows, so this is about what Word hides in others. */

/** Word's lists are paragraphs with a typed bullet or number; their level is in a style that only Word reads. */
const LIST_ITEM = /^MsoListParagraph|^MsoList(?:Bullet|Number)/
const NUMBER = /^\s*(?:\d+|[a-z]{1,4})[.)]/i

export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(withKnownHeadings(withoutHandlers(withoutComments(html))), 'text/html')
  for (const element of page.querySelectorAll('style, script, meta, link, title, xml, o\\:p')) element.remove()
  for (const item of [...page.querySelectorAll<HTMLElement>('p')].filter(isListItem)) toListItem(item)
  // Empty paragraphs are how Word and web pages make space.
  for (const empty of page.querySelectorAll('p')) if (!empty.textContent?.trim() && !empty.querySelector('img, br + br')) empty.remove()
  return page.body.innerHTML
}

/** Conditional comments, with what they hide from other programs than Word. */
function withoutComments(html: string): string {
  return html
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/gi, '<span data-bullet>$1</span>')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^\]]*\]>/g, '')
}

/** Handlers never run in a parsed page, but browsers report each to the content security policy. */
function withoutHandlers(html: string): string {
  return html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''))
}

/** The page has the first heading itself, and the smallest ones look like text. */
function withKnownHeadings(html: string): string {
  return html.replace(/<(\/?)h1(?=[\s>])/gi, '<$1h2').replace(/<(\/?)h[4-6](?=[\s>])/gi, '<$1h3')
}

const isListItem = (item: HTMLElement) => LIST_ITEM.test(item.className) || /mso-list:/i.test(item.getAttribute('style') ?? '')

/** Moves the item into the list before it, or into a new one. */
function toListItem(item: HTMLElement): void {
  const bullet = item.querySelector('[data-bullet], [style*="mso-list:Ignore" i]')
  const tag = NUMBER.test(bullet?.textContent ?? '') ? 'ol' : 'ul'
  bullet?.remove()
  const before = item.previousElementSibling
  const list = before?.matches(`${tag}[data-pasted]`) ? before : item.ownerDocument.createElement(tag)
  if (list !== before) {
    list.setAttribute('data-pasted', '')
    item.before(list)
  }
  const own = item.ownerDocument.createElement('li')
  own.append(...item.childNodes)
  list.append(own)
  item.remove()
}
