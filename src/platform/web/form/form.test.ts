import { readFileSync } from 'node:fs'
import { ORPCError } from '@orpc/client'
import { createInstance } from 'i18next'
import { describe, expect, it, test } from 'vitest'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { I18N_OPTIONS } from '../i18n/options.ts'
import { deleteDraft, readDraft, saveDraft } from './draft.ts'
import { flattenFields } from './flatten-fields.ts'
import { mapFailure } from './map-failure.ts'
import { ruleText } from './rule-text.ts'
import { type BrokenRule, brokenRule } from './rules.ts'

async function worded(language: Language, broken: BrokenRule): Promise<string> {
  const translation = JSON.parse(readFileSync(new URL(`../${language}.json`, import.meta.url), 'utf8'))
  const i18n = createInstance()
  const t = await i18n.init({ ...I18N_OPTIONS, lng: language, resources: { [language]: { translation: { ...translation, ...OWN } } } })
  return ruleText(t, language, broken, 'pottery')
}

/** Translations of a domain with its own rule. */
const OWN = { pottery: { rule: { too_hot: 'At most {{maximum}} degrees.' } } }

describe('field validation', () => {
  it('rejects blank text in a required field', () => {
    for (const empty of ['', '   ', undefined, null, false, [], Number.NaN]) {
      expect(brokenRule(empty, { required: true })).toEqual({ rule: 'required', params: {} })
      expect(brokenRule(empty, { email: true, minLength: 8 })).toBeNull()
    }
    expect([brokenRule(0, { required: true }), brokenRule(true, { required: true })]).toEqual([null, null])
  })

  it('counts the length of the text as it is sent', () => {
    const rules = { minLength: 3, maxLength: 5 }
    expect(['ab', 'abc', 'abcde', 'abcdef'].map((text) => brokenRule(text, rules)?.rule ?? null)).toEqual([
      'too_small',
      null,
      null,
      'too_big',
    ])
  })

  it('accepts an email address, also with spaces around it', () => {
    const addresses = ['amira@example.com', ' amira@example.com ', 'amira', 'amira@example', 'a b@example.com']
    expect(addresses.map((text) => brokenRule(text, { email: true }) === null)).toEqual([true, true, false, false, false])
  })
})

describe('the message of a broken rule', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['required', {}, 'Required'],
    ['too_small', { origin: 'string', minimum: 1 }, 'Required'],
    ['too_small', { origin: 'string', minimum: 8 }, 'At least 8 characters.'],
    ['too_small', { origin: 'number', minimum: 1 }, '1 or more.'],
    ['too_small', { origin: 'array', minimum: 2 }, 'Choose at least 2.'],
    ['too_big', { origin: 'string', maximum: 1000 }, 'At most 1,000 characters.'],
    ['too_big', { origin: 'int', maximum: 99 }, '99 or less.'],
    ['too_big', { origin: 'array', maximum: 5 }, 'Choose at most 5.'],
    ['invalid_format', { format: 'email' }, 'Enter an email address like name@example.com.'],
    ['invalid_format', { format: 'url' }, 'Enter a web address like https://example.com.'],
    ['invalid_format', { format: 'regex' }, 'Invalid input'],
    ['something_new', {}, 'Invalid input'],
  ])('%s %o', async (rule, params, sentence) => {
    expect(await worded('en', { rule, params })).toBe(sentence)
  })

  it('comes from the domain first, when it has one', async () => {
    expect(await worded('en', { rule: 'too_hot', params: { maximum: 1300 } })).toBe('At most 1,300 degrees.')
  })

  it('is in each language, with its own digits', async () => {
    const sentences = await Promise.all(
      LANGUAGES.map((language) => worded(language, { rule: 'too_big', params: { origin: 'string', maximum: 30 } })),
    )
    expect(sentences).toEqual(['At most 30 characters.', 'Como máximo 30 caracteres.', 'الحد الأقصى لعدد الأحرف ٣٠.'])
  })
})

describe('a failure is shown in its place', () => {
  const broken = (...paths: string[]) =>
    new ORPCError('INVALID_INPUT', {
      status: 400,
      data: { fields: paths.map((path) => ({ path, rule: 'too_small', params: { minimum: 3 } })) },
    })
  const hasField = (path: string) => ['email', 'shippingAddress.city'].includes(path)

  it('under the field with the broken rule', () => {
    const { fields, elsewhere } = mapFailure(broken('shippingAddress.city'), hasField)
    expect([...fields]).toEqual([['shippingAddress.city', { rule: 'too_small', params: { minimum: 3 } }]])
    expect(elsewhere).toBe(false)
  })

  it('also above the button, when a rule belongs to no field of the form', () => {
    const { fields, elsewhere } = mapFailure(broken('email', 'token'), hasField)
    expect([[...fields.keys()], elsewhere]).toEqual([['email'], true])
  })

  it('at the field assigned to its code', () => {
    const { fields, elsewhere } = mapFailure(new ORPCError('EMAIL_IN_USE', { status: 409 }), hasField, { EMAIL_IN_USE: 'email' })
    expect([[...fields], elsewhere]).toEqual([[['email', null]], false])
  })

  test.each([[new ORPCError('CART_EMPTY', { status: 409 })], [new TypeError('Failed to fetch')], [new Error('a surprise')]])(
    'above the button when it is about the whole: %s',
    (error) => {
      expect(mapFailure(error, hasField, { EMAIL_IN_USE: 'email' })).toEqual({ fields: new Map(), elsewhere: true })
    },
  )
})

describe('form input', () => {
  it('is addressed by field paths; a list is one field', () => {
    expect([...flattenFields({ email: 'a', address: { city: 'Cuenca', line2: '' }, links: [{ url: 'x' }] })]).toEqual([
      ['email', 'a'],
      ['address.city', 'Cuenca'],
      ['address.line2', ''],
      ['links', [{ url: 'x' }]],
    ])
  })

  it('stays in the tab until the draft is deleted; a broken draft is ignored', () => {
    saveDraft('pottery', { name: 'Vase' })
    expect([readDraft('pottery'), readDraft('glass')]).toEqual([{ name: 'Vase' }, {}])
    deleteDraft('pottery')
    expect(readDraft('pottery')).toEqual({})
    for (const broken of ['{', '"text"', 'null']) {
      sessionStorage.setItem('plaza_draft_pottery', broken)
      expect(typeof readDraft('pottery')).toBe('object')
    }
  })
})
