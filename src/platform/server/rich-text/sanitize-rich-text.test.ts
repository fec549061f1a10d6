import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainToHtml } from '#platform/shared/rich-text.ts'
import { PAYLOADS } from '#test/e2e/payloads.ts'
import { ALLOWED_TAGS, LINK_REL, sanitizeRichText } from './sanitize-rich-text.ts'
import { toPlainText } from './to-plain-text.ts'

const LINK = new RegExp(`^<a href="(?:https?://|mailto:)[^"<>]*" rel="${LINK_REL}">$`)
const PLAIN_TAGS = new Set(ALLOWED_TAGS.flatMap((tag) => (tag === 'br' || tag === 'hr' ? [`<${tag} />`] : [`<${tag}>`, `</${tag}>`])))

/** What is left over when the allowed elements are taken out, which must not be able to begin another one. */
function leftOver(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? []
  return [
    ...tags.filter((tag) => !PLAIN_TAGS.has(tag) && !LINK.test(tag)),
    ...html
      .replace(/<[^>]*>/g, '')
      .split('')
      .filter((character) => character === '<' || character === '>'),
  ]
}

const PIECES = [
  ...ALLOWED_TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} class="x" onclick='y' style=color:red>`]),
  '<div>',
  '</div>',
  '<table><tr><td>',
  '</td></tr></table>',
  '<a href="https://plaza.example/?a=1&b=2">',
  '<a href="javascript:plazaRan()">',
  '<a href="//plaza.example">',
  '<a href="mailto:amira@plaza.example">',
  '<svg><style>',
  '<math><mtext>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<',
  '>',
  '"',
  '&',
  '&lt;script&gt;',
  '&nbsp;',
  '\n',
  ' ',
  'word',
  'كوب',
]
const markup = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom(...PAYLOADS), fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 30 })
  .map((pieces) => pieces.join(''))

describe('formatted text', () => {
  test('keeps headings, lists, links and emphasis, as browsers, Word and other shops write them', () => {
    expect(
      sanitizeRichText(
        '<h1>Mug</h1>\n<div class="x"><b>Strong</b> <i style="color:red">soft</i><br>new line</div><h5>Care</h5><ul><li><p>wash</p></li><li>dry</li></ul><p></p><hr>',
      ),
    ).toBe(
      '<h2>Mug</h2><p><strong>Strong</strong> <em>soft</em><br />new line</p><h3>Care</h3><ul><li><p>wash</p></li><li>dry</li></ul><hr />',
    )
  })

  test('links lead to pages and mailboxes only, and vouch for neither', () => {
    expect(sanitizeRichText('<p><a href="https://plaza.example/?a=1&b=2" target="_blank" rel="opener">a</a></p>')).toBe(
      `<p><a href="https://plaza.example/?a=1&amp;b=2" rel="${LINK_REL}">a</a></p>`,
    )
    for (const href of ['javascript:plazaRan()', '//plaza.example', '/admin', 'data:text/html,x', 'https:plaza', 'x'])
      expect(sanitizeRichText(`<p><a href="${href}">a</a></p>`), href).toMatch(/^<p>(a|<a href="https:\/\/plaza\/" [^>]*>a<\/a>)<\/p>$/)
  })

  test('has no element and no attribute but the allowed ones, whatever is written', () => {
    for (const payload of PAYLOADS) expect(leftOver(sanitizeRichText(payload)), payload).toEqual([])
    fc.assert(
      fc.property(markup, (html) => {
        expect(leftOver(sanitizeRichText(html))).toEqual([])
      }),
    )
  })

  test('passes a second time unchanged', () => {
    const twice = (html: string) => {
      const once = sanitizeRichText(html)
      expect(sanitizeRichText(once)).toBe(once)
    }
    for (const payload of PAYLOADS) twice(payload)
    fc.assert(fc.property(markup, twice))
  })

  test('of many nested elements is plain', () => {
    const deep = `${'<blockquote>'.repeat(3000)}deep${'</blockquote>'.repeat(3000)}`
    expect(sanitizeRichText(deep).length).toBeLessThan(500)
  })
})

describe('plain text', () => {
  test('of formatted text has its paragraphs, items and lines', () => {
    expect(toPlainText('<h2>Mug</h2><p>One &amp; two<br />three</p><ul><li><p>wash</p></li><li>dry</li></ul><p>End</p>')).toBe(
      'Mug\n\nOne & two\nthree\n• wash\n• dry\n\nEnd',
    )
  })

  test('becomes paragraphs, which are the same text again', () => {
    const html = plainToHtml('A <b> & "c"\nnext\n\n\nEnd')
    expect(html).toBe('<p>A &lt;b&gt; &amp; &quot;c&quot;<br />next</p><p>End</p>')
    expect(toPlainText(sanitizeRichText(html))).toBe('A <b> & "c"\nnext\n\nEnd')
  })

  test('of any formatted text has no markup that the formatted one doesn’t show', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z<>&"\n ]{0,60}$/), (text) => {
        const shown = toPlainText(sanitizeRichText(plainToHtml(text)))
        expect(shown.replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''))
      }),
    )
  })
})
