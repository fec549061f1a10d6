import type { TotalView } from '#platform/shared/contract.ts'
import type { Filters } from './filters.ts'
import type { Overview } from './overview-type.ts'
import type { FilterPatch } from './use-filters.ts'

export type FilterProps = { filters: Filters; change: (patch: FilterPatch) => void; overview: Overview | undefined }

export type FilterSheetProps = FilterProps & { clear: () => void; total: TotalView | undefined }
