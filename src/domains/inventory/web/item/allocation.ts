import type { VariantStockView } from '../../contract.ts'

export type Allocation = VariantStockView['allocations'][number]
