/** What everybody may ask never answers with an address, a hash or a token of somebody (hazard 53). */
import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { contract } from '#contract'
import type { OperationMeta } from '#platform/shared/contract.ts'

const SECRET = /email|hash|token|password|secret|session/i

/** The operations for everybody that answer with such a field, and why it is the caller's own. */
const OWN: Record<string, string> = {
  'accounts.session.get': 'oneself',
  'accounts.session.logIn': 'oneself',
  'accounts.session.passSecondFactor': 'oneself',
  'accounts.passkeyLogin.finish': 'oneself',
  'accounts.email.verify': 'oneself',
  'marketplace.vendors.get': 'the address that a business publishes for its customers',
  'orders.get': 'an order of one’s own, or with its private link',
  'orders.cancel': 'an order of one’s own, or with its private link',
  'orders.returns.request': 'an order of one’s own, or with its private link',
  'orders.returns.withdraw': 'an order of one’s own, or with its private link',
  'orders.returns.dispute': 'an order of one’s own, or with its private link',
}

type Found = { operation: string; fields: string[] }

/** Every operation for everybody with the names of the fields of its answer. */
function publicAnswers(node: unknown, path: string[] = []): Found[] {
  if (!isContractProcedure(node))
    return Object.entries((node ?? {}) as object).flatMap(([key, inner]) => publicAnswers(inner, [...path, key]))
  const { meta, outputSchema } = node['~orpc']
  if ((meta as OperationMeta).access !== 'anyone' || !outputSchema) return []
  return [{ operation: path.join('.'), fields: fieldsOf(outputSchema as unknown as z.core.$ZodType) }]
}

function fieldsOf(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => [key, ...fieldsOf(inner)])
    case 'array':
      return fieldsOf(def.element)
    case 'union':
      return def.options.flatMap(fieldsOf)
    case 'nullable':
    case 'optional':
    case 'default':
      return fieldsOf(def.innerType)
    default:
      return []
  }
}

const tellSecrets = (answers: readonly Found[]) => answers.filter(({ fields }) => fields.some((field) => SECRET.test(field)))

test('hazard 53: no public answer holds an email, a hash or a token of somebody else', () => {
  const answers = publicAnswers(contract)
  expect(answers.length).toBeGreaterThan(40)
  expect(
    tellSecrets(answers)
      .map(({ operation }) => operation)
      .toSorted(),
  ).toEqual(Object.keys(OWN).toSorted())
})

test('a planted field is found', () => {
  expect(tellSecrets(publicAnswers({ planted: contract.accounts.session.get }))).toHaveLength(1)
})
