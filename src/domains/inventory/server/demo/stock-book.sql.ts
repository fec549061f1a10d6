import type { Db } from '#platform/server/db.ts'
import { insertsInto } from '#platform/server/insert-rows.ts'
import type { Tables } from '../db.types.ts'
import type { MoveRow } from '../moves.sql.ts'

const insert = insertsInto<Tables>()

export type AllocationRow = {
  workspaceId: string
  referenceType: string
  referenceId: string
  variantId: string
  warehouseId: string
  allocated: number
  shipped: number
  released: number
  allocatedAt: Date
}

export async function insertAllocationRows(db: Db, allocations: readonly AllocationRow[]): Promise<void> {
  await insert(db, 'inventory.allocations', allocations)
}

export async function insertMoveRows(db: Db, moves: readonly MoveRow[]): Promise<void> {
  await insert(db, 'inventory.moves', moves)
}
