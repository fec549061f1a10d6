/** Makes inputs of an operation from its schema: one that it accepts, and others with the smallest and largest values it allows. */
import type * as z from 'zod'

type Schema = z.core.$ZodType

const ZEROS = '0'.repeat(26)
const TEXTS = [
  'Plain words',
  'word',
  'WORD10',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01',
  '2026-01',
  '10:00',
  'someone@example.com',
  'https://example.com/x',
  'US',
  'USD',
  '123456',
  '1',
  `${ZEROS}`,
  'AAAAAAAA',
  'A'.repeat(40),
  '#aabbcc',
  'en',
  'longer words, long enough for a password 71',
]

/** The first is valid, the others differ from it in one place. */
export function sampleInputs(schema: Schema): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return sampleObjects(def.shape)
    case 'array':
      return sampleLists(schema, def.element)
    case 'union':
      return def.options.flatMap(sampleInputs)
    case 'record':
      return [{ [String(sampleInputs(def.keyType)[0])]: sampleInputs(def.valueType)[0] }]
    case 'pipe':
      return sampleInputs(def.in)
    case 'literal':
      return def.values
    case 'enum':
      return [Object.values(def.entries)[0]]
    case 'boolean':
      return [true, false]
    case 'number':
      return sampleNumbers(schema)
    case 'string':
      return sampleTexts(schema)
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleInputs(def.innerType)
    case 'unknown':
      return ['anything']
    default:
      throw new Error(`there is no sample of the schema ${def.type}`)
  }
}

function sampleObjects(shape: Readonly<Record<string, Schema>>): unknown[] {
  const fields = Object.entries(shape).map(([name, inner]) => [name, sampleInputs(inner)] as const)
  const first = Object.fromEntries(fields.map(([name, [value]]) => [name, value]))
  return [first, ...fields.flatMap(([name, [, ...others]]) => others.map((value) => ({ ...first, [name]: value })))]
}

function sampleLists(schema: Schema, element: Schema): unknown[] {
  const [first, ...others] = sampleInputs(element)
  const list = [first]
  while (list.length < 10 && !accepts(schema, list)) list.push(first)
  return [list, ...others.map((value) => [value])]
}

function sampleNumbers(schema: Schema): number[] {
  const limits = checksOf(schema).flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  const [valid = 1] = [1, ...limits, 7, 30].filter((number) => accepts(schema, number))
  return [valid, ...limits.filter((limit) => limit !== valid)]
}

function sampleTexts(schema: Schema): string[] {
  const checks = checksOf(schema)
  const ids = checks.flatMap(({ pattern }) => (pattern instanceof RegExp ? [`${/^\^(\w+_)/.exec(pattern.source)?.[1] ?? ''}${ZEROS}`] : []))
  const [valid = 'x'] = [...ids, ...TEXTS].filter((text) => accepts(schema, text))
  const longest = checks.flatMap(({ maximum }) => (typeof maximum === 'number' ? ['ش'.repeat(maximum)] : []))
  return [valid, ...longest]
}

type CheckDef = { value?: unknown; maximum?: unknown; pattern?: unknown }

function checksOf(schema: Schema): CheckDef[] {
  const { def } = schema._zod as unknown as { def: { checks?: { _zod: { def: CheckDef } }[] } & CheckDef }
  return [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)]
}

function accepts(schema: Schema, value: unknown): boolean {
  return (schema as z.ZodType).safeParse(value).success
}
