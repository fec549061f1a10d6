/** Decisions about many records, whose rows have the id `type id`. */
import { ORPCError } from '@orpc/client'
import type { ManyDecided } from '../contract.ts'

type RecordRef = { type: string; id: string }

export const toRow = ({ type, id }: RecordRef): string => `${type} ${id}`

export function toRecord(row: string): RecordRef {
  const [type = '', id = ''] = row.split(' ')
  return { type, id }
}

/** By row, like the errors of single decisions. */
export function toErrors({ results }: ManyDecided): Map<string, unknown> {
  return new Map(
    results.flatMap(({ failure, ...record }) => {
      if (!failure) return []
      const { code, ...data } = failure
      return [[toRow(record), new ORPCError(code, { data })] as const]
    }),
  )
}
