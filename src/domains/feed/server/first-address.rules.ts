/** The first web address of a text, without the punctuation of its sentence; null if there is none. */
export function firstAddress(text: string): string | null {
  for (const [found] of text.matchAll(/https?:\/\/[^\s<>"]+/giu)) {
    const url = URL.parse(found.replace(/[.,;:!?'")\]}،؛؟]+$/u, ''))
    if (url && url.username === '' && url.password === '' && url.href.length <= 2000) return url.href
  }
  return null
}
