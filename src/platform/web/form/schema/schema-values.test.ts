import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contract } from '#contract'
import { type JsonSchema, toFormFields } from '#platform/shared/form-fields.ts'
import { fieldsOfOperation } from '../../form-fields.vite.ts'
import { brokenRule } from '../rules.ts'
import { getAt, initialValues, toFieldRules, toInput } from './schema-values.ts'

const product = z.object({
  id: z.string().max(60),
  name: z.string().trim().min(1).max(120),
  note: z.string().max(2000),
  size: z.int().min(1).max(9).optional(),
  price: z.object({ amountMinor: z.int().min(0), currency: z.string() }).nullable(),
  tags: z.array(z.string()).max(2),
  due: z.iso.date().optional(),
  address: z.object({ city: z.string().min(1) }),
  shown: z.boolean(),
})
const fields = toFormFields(z.toJSONSchema(product, { io: 'input' }) as JsonSchema).filter(({ path }) => path !== 'id')

describe('a form generated from a contract', () => {
  it('starts empty and sends the input of its operation', () => {
    const begun = initialValues(fields)
    expect(begun).toEqual({ name: '', note: '', size: null, price: null, tags: [], due: '', address: { city: '' }, shown: false })
    const typed = { ...begun, name: ' Vase ', address: { city: 'Cuenca' } }
    expect(toInput(fields, typed, { id: 'p_1' })).toEqual({
      id: 'p_1',
      name: 'Vase',
      note: '',
      price: null,
      tags: [],
      address: { city: 'Cuenca' },
      shown: false,
    })
    expect(product.safeParse(toInput(fields, typed, { id: 'p_1' })).success).toBe(true)
  })

  it('reports the same broken rules as the server', () => {
    const values = {
      name: '',
      note: 'x'.repeat(2001),
      size: 12,
      tags: ['a', 'b', 'c'],
      due: '',
      price: null,
      address: { city: '' },
      shown: true,
    }
    const said = fields.flatMap((field) => {
      const broken = brokenRule(getAt(values, field.path), toFieldRules(field))
      return broken ? [[field.path, broken.rule === 'required' ? 'too_small' : broken.rule]] : []
    })
    const { error } = product.safeParse(toInput(fields, values, { id: 'p_1' }))
    expect(said).toEqual(error?.issues.map(({ path, code }) => [path.join('.'), code]))
    expect(said).toHaveLength(5)
  })

  it('reports input that isn’t a number', () => {
    const size = fields.find(({ path }) => path === 'size')
    expect([brokenRule('twelve', toFieldRules(size!))?.rule, brokenRule(2.5, toFieldRules(size!))?.params]).toEqual([
      'invalid_type',
      { expected: 'int' },
    ])
  })

  it('exists only for existing operations', () => {
    expect(fieldsOfOperation(contract, 'workspaces.create')).toEqual([
      { path: 'name', kind: 'text', required: true, minLength: 1, maxLength: 120 },
    ])
    expect(fieldsOfOperation(contract, 'accounts.admin.settings.update')[0]).toMatchObject({
      path: 'registration',
      kind: 'choice',
      options: ['open', 'closed'],
    })
    expect(() => fieldsOfOperation(contract, 'workspaces.conquer')).toThrow('workspaces.conquer')
  })
})
