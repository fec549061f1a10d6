import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type JsonSchema, toFormFields } from './form-fields.ts'

const fieldsOf = (shape: z.ZodRawShape) =>
  toFormFields(z.toJSONSchema(z.object(shape), { io: 'input', unrepresentable: 'any' }) as JsonSchema)
const kinds = (shape: z.ZodRawShape) => Object.fromEntries(fieldsOf(shape).map(({ path, kind }) => [path, kind]))

describe('a field of a form', () => {
  it('has the type that its contract requires', () => {
    expect(
      kinds({
        name: z.string().trim().max(120).refine(Boolean),
        story: z.string().max(4000),
        email: z.email(),
        site: z.url(),
        size: z.int(),
        weight: z.number(),
        price: z.object({ amountMinor: z.int(), currency: z.string().length(3) }),
        feeMinor: z.int(),
        color: z.enum(['red', 'blue']),
        areas: z.array(z.enum(['crm', 'hr'])),
        tags: z.array(z.string()),
        open: z.boolean(),
        due: z.iso.date(),
        at: z.iso.datetime(),
        address: z.object({ city: z.string(), country: z.string() }),
        links: z.array(z.object({ url: z.url() })),
      }),
    ).toEqual({
      name: 'text',
      story: 'lines',
      email: 'email',
      site: 'url',
      size: 'number',
      weight: 'number',
      price: 'money',
      feeMinor: 'money',
      color: 'choice',
      areas: 'choices',
      tags: 'words',
      open: 'switch',
      due: 'date',
      at: 'moment',
      'address.city': 'text',
      'address.country': 'text',
    })
  })

  it('is required when the contract rejects an empty value', () => {
    const required = fieldsOf({
      name: z.string().min(1),
      bio: z.string(),
      due: z.iso.date().nullable(),
      size: z.int().optional(),
      count: z.int().default(3),
      kind: z.enum(['a']),
      tags: z.array(z.string()).min(1),
      address: z.object({ city: z.string().min(1) }).optional(),
    })
      .filter((field) => field.required)
      .map(({ path }) => path)
    expect(required).toEqual(['name', 'kind', 'tags'])
  })

  it('has its limits and its default value', () => {
    expect(
      fieldsOf({ size: z.int().min(1).max(99).default(3), weight: z.number().positive(), tags: z.array(z.string().max(30)).max(5) }),
    ).toEqual([
      { path: 'size', kind: 'number', required: false, min: 1, max: 99, whole: true, initial: 3 },
      { path: 'weight', kind: 'number', required: true, min: 0 },
      { path: 'tags', kind: 'words', required: false, maxLength: 30, most: 5 },
    ])
    expect(fieldsOf({ price: z.object({ amountMinor: z.int().min(1), currency: z.string() }).nullable() })).toEqual([
      { path: 'price', kind: 'money', required: false, min: 1, nullable: true },
    ])
  })
})
