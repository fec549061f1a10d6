import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { composeMail } from './compose.ts'
import { newSignIn } from './example-mail.ts'
import type { Message } from './message.ts'
import { DARK, LIGHT, MAIL_COLORS } from './palette.ts'

const plaza = { origin: 'https://plaza.example.org', productName: 'Plaza' }
const amira = { name: 'Amira', device: 'Firefox on Linux', address: '203.0.113.7' }
const mailIn = (language: Language, person = amira) => composeMail(newSignIn[language](person), language, plaza)
const about = (change: Partial<Message>) => composeMail({ ...newSignIn.en(amira), ...change }, 'en', plaza)
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.filter((tag) => tag !== '<br>') ?? []

describe('a composed mail', () => {
  test.each(LANGUAGES)('has the same content as HTML and as text, in %s', (language) => {
    const { subject, greeting, paragraphs, details = [], button, closing } = newSignIn[language](amira)
    const mail = mailIn(language)
    expect(mail.subject).toBe(subject)
    for (const said of [greeting, ...paragraphs, ...details.flatMap(({ label, value }) => [label, value]), button?.label ?? '', closing]) {
      expect(mail.html).toContain(said)
      expect(mail.text).toContain(said)
    }
  })

  test.each([
    ['en', 'ltr'],
    ['es', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('is read in %s from its own side', (language, direction) => {
    expect(mailIn(language).html).toContain(`<html lang="${language}" dir="${direction}">`)
  })

  test('also shows the full address of its button on its own line', () => {
    const { html, text } = mailIn('en')
    expect(html).toContain('<bdi dir="ltr">https://plaza.example.org/settings/security?from=mail&amp;what=sessions</bdi>')
    expect(text.split('\n')).toContain('https://plaza.example.org/settings/security?from=mail&what=sessions')
  })

  test('omits the optional parts that a message does not have', () => {
    const { button: _, details: __, preheader: ___, ...plain } = newSignIn.en(amira)
    const { html, text } = composeMail(plain, 'en', plaza)
    expect(html).not.toMatch(/<th|class="on-primary-text"|undefined/)
    expect(text).not.toMatch(/undefined|\n\n\n/)
  })

  test('loads nothing: no picture, no style sheet, no script', () => {
    for (const language of LANGUAGES) expect(mailIn(language).html).not.toMatch(/<(img|link|script|iframe|object)|src=|url\(|@import/i)
  })

  test('keeps the line breaks of a text', () => {
    expect(about({ paragraphs: ['one\ntwo\r\nthree'] }).html).toContain('one<br>two<br>three')
  })

  test('uses the colors of the default palettes', () => {
    const palettes = readFileSync(new URL('../../web/themes/default.css', import.meta.url), 'utf8')
    for (const name of MAIL_COLORS) expect(palettes).toContain(`--${name}: light-dark(${LIGHT[name]}, ${DARK[name]});`)
  })
})

describe('user input', () => {
  test('is text in a mail, never markup', () => {
    const { html, text } = mailIn('ar', { ...amira, name: '<img src=x onerror="alert(1)">', device: `"'><script>` })
    expect(html).not.toMatch(/<img|<script/)
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(text).toContain('<img src=x onerror="alert(1)">')
  })

  test('never adds a tag, in any field', () => {
    const baseline = tagsOf(about({}).html)
    const typed = fc.string({
      unit: fc.oneof(fc.constantFrom('<', '>', '"', "'", '&', '/', '=', '!', '-', 'a'), fc.string({ maxLength: 1 })),
    })
    fc.assert(
      fc.property(typed, (text) => {
        const { html } = about({
          subject: text.replace(/[\p{Cc}\u2028\u2029]/gu, ''),
          preheader: text,
          greeting: text,
          paragraphs: [text],
          closing: text,
          details: [
            { label: text, value: text },
            { label: text, value: text },
          ],
          button: { label: text, url: `/search?q=${encodeURIComponent(text)}` },
        })
        expect(tagsOf(html).map(nameOf)).toEqual(baseline.map(nameOf))
      }),
    )
  })
})

const nameOf = (tag: string) => tag.replace(/ (href|style|class|content)="[^"]*"/g, '')

describe('the link of a mail', () => {
  test.each(['/invitations/inv_1', 'https://plaza.example.org/invitations/inv_1'])('is a path of Plaza or an absolute URL: %s', (url) => {
    expect(about({ button: { label: 'Open', url } }).html).toContain('href="https://plaza.example.org/invitations/inv_1"')
  })

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://plaza.example.org/',
    'file:///etc/passwd',
    'https://amira:secret@plaza.example.org/',
    'https://',
    '/verify\r\nBcc: everybody@example.org',
    'https://plaza.example.org/\nX',
    'java\tscript:alert(1)',
  ])('is nothing else: %j', (url) => {
    expect(() => about({ button: { label: 'Open', url } })).toThrow(/the link of a mail/)
    expect(() => about({ unsubscribe: { label: 'Unsubscribe', url } })).toThrow(/the link of a mail/)
  })

  test('to unsubscribe is absolute as well', () => {
    const mail = about({ unsubscribe: { label: 'Unsubscribe', url: '/stock-notice?token=x' } })
    for (const text of [mail.html, mail.text]) expect(text).toContain('https://plaza.example.org/stock-notice?token=x')
  })

  test('cannot leave its attribute', () => {
    const { html } = about({ button: { label: 'Open', url: '/?q="><script>alert(1)</script>' } })
    expect(html).not.toContain('<script')
  })
})

test.each(['Hello\r\nBcc: everybody@example.org', 'a\nb', 'a\rb', 'a\0b', 'a\u2028b', 'a\u0085b'])(
  'a subject is one line: %j is refused',
  (subject) => {
    expect(() => about({ subject })).toThrow('the subject of a mail holds a control character')
  },
)
