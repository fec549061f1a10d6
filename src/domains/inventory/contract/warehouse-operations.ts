import * as z from 'zod'
import { countryCode } from '#platform/shared/address.ts'
import { moneyView, read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_LOCATION, MAX_WAREHOUSE_NAME, MAX_WAREHOUSES } from './limits.ts'
import { warehouseId } from './stock-views.ts'

/** `location` is what people read; the address decides which warehouse is nearest to an order. */
const warehouseFields = {
  name: singleLineText(MAX_WAREHOUSE_NAME).min(1),
  location: singleLineText(MAX_LOCATION),
  country: countryCode.nullable().default(null),
  region: singleLineText(120).default(''),
  postalCode: singleLineText(20).default(''),
}

export const warehouseView = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  country: z.string().nullable(),
  region: z.string(),
  postalCode: z.string(),
  /** What names no warehouse uses this one. */
  isDefault: z.boolean(),
  /** From 1: among warehouses that are equally near, the first ships. */
  priority: z.int().positive(),
  version: recordVersion,
  /** Variants with a row here, units on hand, and rows that are low. */
  variants: z.int().min(0),
  onHand: z.int().min(0),
  low: z.int().min(0),
  value: moneyView,
  /** Pending transfers from or to it. */
  transfers: z.int().min(0),
})

const target = z.object({ warehouseId })
/** In the order of their priority. */
const list = z.object({ items: z.array(warehouseView) })
const saving = { NAME_TAKEN: { status: 409 } } as const

export const warehouses = {
  list: read('workspace:inventory', '/workspace/warehouses').output(list),
  create: write('workspace:inventory', 'POST', '/workspace/warehouses')
    .input(z.object(warehouseFields))
    .output(warehouseView)
    .errors({ ...saving, TOO_MANY_WAREHOUSES: { status: 409, data: z.object({ most: z.int() }) } }),
  update: write('workspace:inventory', 'PUT', '/workspace/warehouses/{warehouseId}')
    .input(z.object({ warehouseId, version: recordVersion, ...warehouseFields }))
    .output(warehouseView)
    .errors({ ...saving, STALE: { status: 409, data: z.object({ current: warehouseView }) } }),
  /** Only an empty warehouse that isn't the default is removed. The ledger keeps its name. */
  remove: write('workspace:inventory', 'DELETE', '/workspace/warehouses/{warehouseId}')
    .input(target)
    .output(z.object({}))
    .errors({
      DEFAULT_WAREHOUSE: { status: 409 },
      WAREHOUSE_IN_USE: { status: 409, data: z.object({ onHand: z.int(), transfers: z.int(), incoming: z.int() }) },
    }),
  setDefault: write('workspace:inventory', 'PUT', '/workspace/default-warehouse').input(target).output(list),
  /** All warehouses in their new order. Those that are missing keep their order behind them; unknown ids are refused. */
  arrange: write('workspace:inventory', 'PUT', '/workspace/warehouse-priorities')
    .input(z.object({ warehouseIds: z.array(idText(64)).min(1).max(MAX_WAREHOUSES) }))
    .output(list),
}

const input = z.object(warehouseFields)
export type WarehouseInput = z.infer<typeof input>
export type WarehouseView = z.infer<typeof warehouseView>
