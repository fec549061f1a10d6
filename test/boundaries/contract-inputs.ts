/** Boundary 10: every text, number and list of an operation's input has limits, and every text says which characters it may have. */
import { isContractProcedure } from '@orpc/contract'
import type * as z from 'zod'
import { isMultiLine, isSingleLine, isStorable } from '#platform/shared/plain-text.ts'

/** The largest amount of money in minor units. */
const MAX_NUMBER = 1_000_000_000_000
const TEXT_TYPES: readonly unknown[] = [isSingleLine, isMultiLine, isStorable]

/** Answers of the browser's WebAuthn API, which its library validates. The body's limits of size and depth hold. */
const VALIDATED_ELSEWHERE = /^accounts\.(?:passkeyLogin\.finish|passkeyReauthentication\.finish|passkeys\.add): response\b/

type Schema = z.core.$ZodType
type Check = { check?: string; value?: number | bigint; maximum?: number; fn?: unknown; format?: string; pattern?: unknown }

export type Inputs = { violations: string[]; texts: number; numbers: number; lists: number }

/** Returns `operation: field: problem` for each field without limits. */
export function checkInputs(contract: unknown): Inputs {
  const inputs: Inputs = { violations: [], texts: 0, numbers: 0, lists: 0 }
  for (const [name, schema] of inputSchemas(contract)) {
    walk(
      schema,
      '',
      (field, problem) => {
        const violation = `${name}: ${field}: ${problem}`
        if (!VALIDATED_ELSEWHERE.test(violation)) inputs.violations.push(violation)
      },
      inputs,
    )
  }
  return inputs
}

function inputSchemas(node: unknown, path: string[] = []): [string, Schema][] {
  if (!isContractProcedure(node))
    return Object.entries((node ?? {}) as object).flatMap(([key, inner]) => inputSchemas(inner, [...path, key]))
  const { inputSchema } = node['~orpc']
  return inputSchema ? [[path.join('.'), inputSchema as unknown as Schema]] : []
}

function walk(schema: Schema, field: string, report: (field: string, problem: string) => void, seen: Omit<Inputs, 'violations'>): void {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const checks = checksOf(schema)
  const inner = (each: Schema, step = '') => walk(each, field + step, report, seen)
  switch (def.type) {
    case 'object':
      for (const [key, each] of Object.entries(def.shape)) inner(each, field === '' ? key : `.${key}`)
      break
    case 'array':
      seen.lists += 1
      if (!checks.some(({ check }) => check === 'max_length' || check === 'length_equals')) report(field, 'a list without a maximum')
      inner(def.element, '[]')
      break
    case 'record':
      inner(def.keyType, '{key}')
      inner(def.valueType, '{}')
      break
    case 'union':
      for (const option of def.options) inner(option)
      break
    case 'pipe':
      inner(def.in)
      break
    case 'optional':
    case 'nullable':
    case 'default':
      inner(def.innerType)
      break
    case 'string':
      seen.texts += 1
      if (!checks.some(({ fn, pattern, format }) => TEXT_TYPES.includes(fn) || pattern !== undefined || format === 'url'))
        report(field, 'a text of any characters')
      break
    case 'number':
      seen.numbers += 1
      if (!isBounded(checks)) report(field, 'a number without limits')
      break
    case 'boolean':
    case 'enum':
    case 'literal':
      break
    default:
      report(field, `the type ${def.type}`)
  }
}

function isBounded(checks: readonly Check[]): boolean {
  const within = (kind: string) => checks.some(({ check, value }) => check === kind && Math.abs(Number(value)) <= MAX_NUMBER)
  return within('less_than') && within('greater_than')
}

function checksOf(schema: Schema): Check[] {
  const { def } = schema._zod as unknown as { def: Check & { checks?: { _zod: { def: Check } }[] } }
  return [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)]
}
