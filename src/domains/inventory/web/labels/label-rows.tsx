import { useQuery } from '@tanstack/react-query'
import { useSource } from '#platform/web/source.ts'
import { isSelected } from '#platform/web/table/selection.ts'
import type { TargetRows } from '#platform/web/table/table.ts'
import { MAX_LABEL_VARIANTS } from '../../contract/label-order.ts'
import type { StockRowView } from '../../contract.ts'
import { stockTable } from '../queries.ts'
import { variantTitle } from '../variant-name.tsx'
import LabelsDialog from './labels-dialog.tsx'

const PAGE = 100

type Props = { workspaceId: string; meant: TargetRows; onClose: () => void }

/** Labels of the selected rows of the stock table: one of each variant, until somebody asks for more. */
export default function LabelRows({ workspaceId, meant, onClose }: Props) {
  const source = useSource()
  const { data } = useQuery({
    queryKey: [...stockTable(source, workspaceId).key, 'labels', meant.q, meant.filters, selectionKey(meant)],
    queryFn: () => loadRows(stockTable(source, workspaceId).page, meant),
  })
  if (!data) return null
  return <LabelsDialog workspaceId={workspaceId} labels={data} onClose={onClose} />
}

/** The selected rows, also those of pages that were never opened; at most as many variants as one file takes. */
async function loadRows(page: ReturnType<typeof stockTable>['page'], { selection, q, filters }: TargetRows) {
  const variants = new Map<string, StockRowView['variant']>()
  const left = 'ids' in selection ? new Set(selection.ids) : null
  let cursor: string | null = null
  do {
    const found: Awaited<ReturnType<typeof page>> = await page({ limit: PAGE, q, filters, ...(cursor && { cursor }) })
    for (const { id, variant } of found.rows) {
      if (!isSelected(selection, id)) continue
      left?.delete(id)
      if (variants.size < MAX_LABEL_VARIANTS) variants.set(variant.id, variant)
    }
    cursor = found.nextCursor
  } while (cursor && variants.size < MAX_LABEL_VARIANTS && left?.size !== 0)
  return [...variants.values()].map((variant) => ({ variantId: variant.id, name: variantTitle(variant), copies: 1 }))
}

const selectionKey = ({ selection }: TargetRows) => ('ids' in selection ? [...selection.ids] : ['not', ...selection.except])
