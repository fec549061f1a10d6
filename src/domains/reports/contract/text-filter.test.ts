import { describe, expect, test } from 'vitest'
import { findFilterMatch, foldText, type TextFilter } from './text-filter.ts'

const NOTHING: TextFilter = {
  wholeWords: '',
  wordParts: '',
  wordsAction: 'hold',
  blockedSites: '',
  sitesAction: 'refuse',
  newAccountDays: 7,
  newAccountLinks: 2,
  linksAction: 'hold',
}
const find = (filter: Partial<TextFilter>, text: string, isNewAccount = false) =>
  findFilterMatch({ ...NOTHING, ...filter }, [text], { isNewAccount })

describe('words', () => {
  test.each([
    ['another case', 'IDIOTA', 'idiota'],
    ['accents', 'pendéjo', 'pendejo'],
    ['full width', 'ｉｄｉｏｔ', 'idiot'],
    ['an invisible character', 'id\u200biot', 'idiot'],
    ['a soft hyphen', 'id\u00adiot', 'idiot'],
    ['Cyrillic look-alikes', 'іdіоt', 'idiot'],
    ['Arabic vowel signs', 'غَبِيّ', 'غبي'],
    ['Arabic letter forms', 'أحمق', 'احمق'],
    ['a stretched Arabic word', 'احـــمق', 'احمق'],
    ['Arabic presentation forms', 'ﺍﺣﻤﻖ', 'احمق'],
    ['a Persian letter', 'غبی', 'غبي'],
  ])('are found in %s', (_, written, word) => {
    expect(find({ wholeWords: word }, `so ${written}!`)).toEqual({ rule: 'word', action: 'hold', found: word })
    expect(foldText(written)).toBe(foldText(word))
  })

  test('are found whole, and as a part where the list says so', () => {
    expect(find({ wholeWords: 'ass' }, 'A glass of classic assam')).toBeNull()
    expect(find({ wholeWords: 'ass' }, 'glass, you ass.')?.found).toBe('ass')
    expect(find({ wordParts: 'scam' }, 'cryptoscams')?.found).toBe('scam')
    expect(find({ wholeWords: 'buy now' }, 'please BUY NOW')?.found).toBe('buy now')
    expect(find({ wholeWords: '\n \n', wordParts: ' \n' }, 'anything')).toBeNull()
  })
})

describe('sites', () => {
  test.each(['https://bad.example/x', 'http://shop.bad.example', 'see BAD.example.', 'www.bad.example', 'ｂａｄ.example', 'a@bad.example'])(
    '%s is a blocked one',
    (text) => {
      expect(find({ blockedSites: 'good.example\nhttps://bad.example/' }, text)).toMatchObject({ rule: 'site', action: 'refuse' })
    },
  )
  test.each(['https://notbad.example', 'https://bad.example.org', 'bad example', 'https://good.example/bad.example.html'])(
    '%s is another one',
    (text) => expect(find({ blockedSites: 'bad.example' }, text)).toBeNull(),
  )
  test('are compared as browsers resolve them', () => {
    expect(find({ blockedSites: 'münchen.example' }, 'https://xn--mnchen-3ya.example')?.rule).toBe('site')
  })
})

describe('links', () => {
  const three = 'https://a.example http://b.example www.c.example'
  test('of a new account are counted, and of others not', () => {
    expect(find({}, three, true)).toEqual({ rule: 'links', action: 'hold', found: '' })
    expect(find({}, three)).toBeNull()
    expect(find({ newAccountLinks: 3 }, three, true)).toBeNull()
    expect(find({ newAccountLinks: 0 }, 'no links e.g. here', true)).toBeNull()
  })
})

test('a rule that refuses wins over one that holds', () => {
  expect(find({ wholeWords: 'offer', blockedSites: 'bad.example' }, 'offer at bad.example')?.action).toBe('refuse')
})
