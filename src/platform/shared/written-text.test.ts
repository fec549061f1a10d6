import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNames, findTags, parseWritten, splitLinks, toTagKey } from './written-text.ts'

const links = (text: string) => splitLinks(text).flatMap((part) => (part.kind === 'link' ? [[part.href, part.shown]] : []))

describe('links', () => {
  test('an address ends before the punctuation of its sentence', () => {
    expect(splitLinks('See https://example.com/a, please.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'https://example.com/a', href: 'https://example.com/a', shown: 'example.com/a' },
      { kind: 'text', text: ', please.' },
    ])
  })

  test('hazard 37: the real host is what is shown', () => {
    expect(links('https://plaza.example@evil.test/login')).toEqual([['https://evil.test/login', 'evil.test/login']])
    expect(links('https://аpple.com')).toEqual([['https://xn--pple-43d.com/', 'xn--pple-43d.com']])
    expect(links('https://evil.test/%E2%80%AEtset.azalp')).toEqual([
      ['https://evil.test/%E2%80%AEtset.azalp', 'evil.test/%E2%80%AEtset.azalp'],
    ])
  })

  test('other schemes stay text', () => {
    const text = 'javascript:alert(1) data:text/html,x'
    expect(splitLinks(text)).toEqual([{ kind: 'text', text }])
  })
})

describe('mentions', () => {
  test.each([
    ['@amira, look', ['amira']],
    ['(@Bruno_Paz) and @chen-99.', ['Bruno_Paz', 'chen-99']],
    ['مرحبا @أميرة، كيف الحال؟', ['أميرة']],
    ['@سوق.الحي!', ['سوق.الحي']],
    ['@amira and @AMIRA', ['AMIRA']],
    ['mail me at amira@example.com', []],
    ['https://example.com/@amira', []],
    ['@@amira /@amira', []],
    [`@${'x'.repeat(31)}`, []],
    ['@ amira', []],
  ])('of “%s” are %j', (text, names) => {
    expect(findNames(text)).toEqual(names)
  })
})

describe('hashtags', () => {
  test.each([
    ['#Ceramics and #ceramics', ['ceramics']],
    ['#سوق_الحي و #مـــرحَبًا', ['سوق_الحي', 'مرحبا']],
    ['#año', ['año']],
    ['no. #1, C#, &#39; and https://example.com/#top', []],
    [`#${'x'.repeat(51)}`, []],
  ])('of “%s” are %j', (text, tags) => {
    expect(findTags(text)).toEqual(tags)
  })

  test('have one key for all spellings', () => {
    expect(toTagKey('ＡＢＣ')).toBe(toTagKey('abc'))
    expect(toTagKey('an\u0303o')).toBe(toTagKey('AÑO'))
  })
})

test('the parts of any text, joined, are the text', () => {
  const word = fc.constantFrom('@amira', '#tag', 'https://a.test/x?y#z', '@أميرة', ' ', '\n', '.', '،', 'a@b', '#', '@', '😀', '<b>')
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ unit: 'grapheme' }))), (words) => {
      const text = words.join('')
      expect(
        parseWritten(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('hazard 40: a text of a megabyte is parsed in one pass', () => {
  const text = '@a#b https://c.test '.repeat(50_000)
  expect(parseWritten(text).length).toBeGreaterThan(100_000)
  expect(parseWritten(`@${'a.'.repeat(500_000)}`)).toHaveLength(1)
})
