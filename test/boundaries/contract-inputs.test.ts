import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { contract } from '#contract'
import { pageInput, write } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText, verbatimText } from '#platform/shared/plain-text.ts'
import { checkInputs } from './contract-inputs.ts'

const withInput = (input: z.ZodType) => ({ planted: { add: write('member', 'POST', '/planted').input(input) } })
const problems = (field: z.ZodType) => checkInputs(withInput(z.object({ field }))).violations

describe('boundary 10: inputs', () => {
  test('every text, number and list of every operation has limits', () => {
    const { violations, texts, numbers, lists } = checkInputs(contract)
    expect(violations).toEqual([])
    expect(texts).toBeGreaterThan(300)
    expect(numbers).toBeGreaterThan(150)
    expect(lists).toBeGreaterThan(40)
  })

  test.each([
    ['a text', z.string(), 'a text of any characters'],
    ['a text with a length only', z.string().trim().min(1).max(80), 'a text of any characters'],
    ['a text with another rule', z.string().refine((text) => text !== 'x'), 'a text of any characters'],
    ['an optional text', z.string().max(80).optional(), 'a text of any characters'],
    ['a text of a choice', z.union([z.literal('x'), z.string()]), 'a text of any characters'],
    ['a text that becomes another', z.string().transform(Number), 'a text of any characters'],
    ['a whole number', z.int(), 'a number without limits'],
    ['a number without a minimum', z.int().max(10), 'a number without limits'],
    ['a number beyond all money', z.int().min(0).max(Number.MAX_SAFE_INTEGER), 'a number without limits'],
    ['a list', z.array(z.boolean()), 'a list without a maximum'],
    ['anything', z.unknown(), 'the type unknown'],
    ['a date, which JSON does not have', z.date(), 'the type date'],
  ])('a planted violation is found: %s', (_, field, problem) => {
    expect(problems(field)).toEqual([`planted.add: field: ${problem}`])
  })

  test('what is nested in lists, records and choices is found', () => {
    expect(problems(z.array(z.object({ a: z.record(z.string(), z.int()) })).max(3))).toEqual([
      'planted.add: field[].a{key}: a text of any characters',
      'planted.add: field[].a{}: a number without limits',
    ])
  })

  test('the types of the platform are no violations', () => {
    const fields = [
      singleLineText(10).min(1).optional(),
      multiLineText(10).default(''),
      verbatimText(10),
      idText(10).nullable(),
      z.email(),
      z.iso.datetime(),
      z.iso.date(),
      z.url(),
      z.string().regex(/^[A-Z]{2}$/),
      z.enum(['a']),
      z.array(idText(5)).length(2),
      z.int().min(1).max(5),
      z.object(pageInput),
    ]
    for (const field of fields) expect(problems(field)).toEqual([])
  })
})
