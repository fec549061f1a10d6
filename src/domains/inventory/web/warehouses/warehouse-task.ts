import type { WarehouseView } from '../../contract.ts'

/** The dialog that is open. */
export type WarehouseTask = { what: 'edit' | 'remove'; warehouse: WarehouseView } | { what: 'add' }
