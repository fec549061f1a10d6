/** Reads every operation of the contract as data. */
import { isContractProcedure } from '@orpc/contract'
import * as z from 'zod'
import { contract } from '#contract'
import type { OperationMeta } from '#platform/shared/contract.ts'

export type Operation = {
  name: string
  meta: OperationMeta
  /** `POST /accounts`, as in the public API. */
  method: string
  path: string
  /** Names of the input fields. */
  fields: string[]
  input: z.ZodType
}

type Raw = {
  '~orpc': { meta: OperationMeta; route: { method?: string; path?: string }; inputSchema?: z.ZodType & { shape?: object } }
}

export function allOperations(node: unknown = contract, path: string[] = []): Operation[] {
  if (!isContractProcedure(node)) {
    return Object.entries((node ?? {}) as Record<string, unknown>).flatMap(([key, inner]) => allOperations(inner, [...path, key]))
  }
  const { meta, route, inputSchema } = (node as unknown as Raw)['~orpc']
  return [
    {
      name: path.join('.'),
      meta,
      method: route.method ?? 'POST',
      path: route.path ?? `/${path.join('/')}`,
      fields: Object.keys(inputSchema?.shape ?? {}),
      input: inputSchema ?? z.undefined(),
    },
  ]
}
