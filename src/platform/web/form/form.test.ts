import { readFileSync } from 'node:fs'
import { ORPCError } from '@orpc/client'
import { createInstance } from 'i18next'
import { describe, expect, it, test } from 'vitest'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { I18N_OPTIONS } from '../i18n/options.ts'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { leavesOf } from './leaves.ts'
import { placeFailure } from './place-failure.ts'
import { ruleText } from './rule-text.ts'
import { type BrokenRule, brokenRule } from './rules.ts'

async function worded(language: Language, broken: BrokenRule): Promise<string> {
  const translation = JSON.parse(readFileSync(new URL(`../${language}.json`, import.meta.url), 'utf8'))
  const i18n = createInstance()
  const t = await i18n.init({ ...I18N_OPTIONS, lng: language, resources: { [language]: { translation: { ...translation, ...OWN } } } })
  return ruleText(t, language, broken, 'pottery')
}

/** Words of a domain that has a rule of its own. */
const OWN = { pottery: { rule: { too_hot: 'At most {{maximum}} degrees.' } } }

describe('what a field asks for', () => {
  it('is a value that is more than space, where it is required', () => {
    for (const empty of ['', '   ', undefined, null, false, [], Number.NaN]) {
      expect(brokenRule(empty, { required: true })).toEqual({ rule: 'required', params: {} })
      expect(brokenRule(empty, { email: true, minLength: 8 })).toBeNull()
    }
    expect([brokenRule(0, { required: true }), brokenRule(true, { required: true })]).toEqual([null, null])
  })

  it('is a length, counted with what the browser sends', () => {
    const rules = { minLength: 3, maxLength: 5 }
    expect(['ab', 'abc', 'abcde', 'abcdef'].map((text) => brokenRule(text, rules)?.rule ?? null)).toEqual([
      'too_small',
      null,
      null,
      'too_big',
    ])
  })

  it('is an address that mail could be sent to, with space around it or not', () => {
    const addresses = ['amira@example.com', ' amira@example.com ', 'amira', 'amira@example', 'a b@example.com']
    expect(addresses.map((text) => brokenRule(text, { email: true }) === null)).toEqual([true, true, false, false, false])
  })
})

describe('a broken rule is a sentence', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['required', {}, 'Required'],
    ['too_small', { origin: 'string', minimum: 1 }, 'Required'],
    ['too_small', { origin: 'string', minimum: 8 }, 'At least 8 characters.'],
    ['too_small', { origin: 'number', minimum: 1 }, '1 or more.'],
    ['too_small', { origin: 'array', minimum: 2 }, 'Choose at least 2.'],
    ['too_big', { origin: 'string', maximum: 1000 }, 'At most 1,000 characters.'],
    ['too_big', { origin: 'int', maximum: 99 }, '99 or less.'],
    ['too_big', { origin: 'array', maximum: 5 }, 'Choose at most 5.'],
    ['invalid_format', { format: 'email' }, 'Enter an e-mail address like name@example.com.'],
    ['invalid_format', { format: 'url' }, 'Enter a web address like https://example.com.'],
    ['invalid_format', { format: 'regex' }, 'Invalid input'],
    ['something_new', {}, 'Invalid input'],
  ])('%s %o', async (rule, params, sentence) => {
    expect(await worded('en', { rule, params })).toBe(sentence)
  })

  it('of the domain first, when it has words for it', async () => {
    expect(await worded('en', { rule: 'too_hot', params: { maximum: 1300 } })).toBe('At most 1,300 degrees.')
  })

  it('in each language, with its own digits', async () => {
    const sentences = await Promise.all(
      LANGUAGES.map((language) => worded(language, { rule: 'too_big', params: { origin: 'string', maximum: 30 } })),
    )
    expect(sentences).toEqual(['At most 30 characters.', 'Como máximo 30 caracteres.', 'الحد الأقصى لعدد الأحرف ٣٠.'])
  })
})

describe('a failure is said where it belongs', () => {
  const broken = (...paths: string[]) =>
    new ORPCError('INVALID_INPUT', {
      status: 400,
      data: { fields: paths.map((path) => ({ path, rule: 'too_small', params: { minimum: 3 } })) },
    })
  const hasField = (path: string) => ['email', 'shippingAddress.city'].includes(path)

  it('under the field whose rule is broken', () => {
    const { fields, elsewhere } = placeFailure(broken('shippingAddress.city'), hasField)
    expect([...fields]).toEqual([['shippingAddress.city', { rule: 'too_small', params: { minimum: 3 } }]])
    expect(elsewhere).toBe(false)
  })

  it('above the button too, when a rule is about nothing on the form', () => {
    const { fields, elsewhere } = placeFailure(broken('email', 'token'), hasField)
    expect([[...fields.keys()], elsewhere]).toEqual([['email'], true])
  })

  it('at the field that is marked by its code', () => {
    const { fields, elsewhere } = placeFailure(new ORPCError('EMAIL_IN_USE', { status: 409 }), hasField, { EMAIL_IN_USE: 'email' })
    expect([[...fields], elsewhere]).toEqual([[['email', null]], false])
  })

  test.each([[new ORPCError('CART_EMPTY', { status: 409 })], [new TypeError('Failed to fetch')], [new Error('a surprise')]])(
    'above the button when it is about the whole: %s',
    (error) => {
      expect(placeFailure(error, hasField, { EMAIL_IN_USE: 'email' })).toEqual({ fields: new Map(), elsewhere: true })
    },
  )
})

describe('what was typed', () => {
  it('is known by the paths of its fields; a list is one of them', () => {
    expect([...leavesOf({ email: 'a', address: { city: 'Cuenca', line2: '' }, links: [{ url: 'x' }] })]).toEqual([
      ['email', 'a'],
      ['address.city', 'Cuenca'],
      ['address.line2', ''],
      ['links', [{ url: 'x' }]],
    ])
  })

  it('stays in the tab until it is forgotten, and what is broken there counts as nothing', () => {
    keepDraft('pottery', { name: 'Vase' })
    expect([readDraft('pottery'), readDraft('glass')]).toEqual([{ name: 'Vase' }, {}])
    forgetDraft('pottery')
    expect(readDraft('pottery')).toEqual({})
    for (const broken of ['{', '"text"', 'null']) {
      sessionStorage.setItem('plaza_draft_pottery', broken)
      expect(typeof readDraft('pottery')).toBe('object')
    }
  })
})
