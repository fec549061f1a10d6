/** Products in and out of files, with the columns that both ways have in common. */
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import type { Importer, RowTrouble as ShownTrouble } from '#platform/web/table/import/importer.ts'
import { isSelected } from '#platform/web/table/selection.ts'
import type { Exporter } from '#platform/web/table/table.ts'
import { GOODS_COLUMNS, type GoodsColumn, type RowTrouble } from '../../../contract/goods-columns.ts'
import { filterOf, inWorkspace } from '../queries.ts'

const MAX_ROWS = 5000
const PAGE = 100

/** What the columns are called elsewhere. */
const OTHER_NAMES: Partial<Record<GoodsColumn, readonly string[]>> = {
  product: ['handle', 'id'],
  name: ['title', 'product name', 'nombre', 'الاسم'],
  description: ['body', 'descripción', 'الوصف'],
  category: ['type', 'categoría', 'الفئة'],
  status: ['estado', 'الحالة'],
  size: ['talla', 'المقاس'],
  color: ['colour', 'اللون'],
  sku: ['variant sku', 'code', 'código', 'رمز المنتج'],
  price: ['variant price', 'precio', 'السعر'],
  compare_at: ['compare at price', 'was', 'precio anterior', 'السعر السابق'],
  cost: ['cost per item', 'costo', 'التكلفة'],
  stock: ['quantity', 'qty', 'on hand', 'inventory', 'existencias', 'المخزون'],
}

/** Keys: inventory.column.*, inventory.trouble.* */
export function useFiles(workspaceId: string): { importer: Importer; exporter: Exporter } {
  const { t } = useTranslation()
  const locale = useLocale()
  const { api } = useSource()
  const shown = ({ line, field, rule, params }: RowTrouble): ShownTrouble => {
    const said = Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value, locale) : value])
    return { line, field, text: t(`inventory.trouble.${rule}`, Object.fromEntries(said) as Record<string, string>) }
  }
  const importer: Importer = {
    fields: GOODS_COLUMNS.map((key) => ({
      ...{ key, title: t(`inventory.column.${key}`), names: OTHER_NAMES[key] ?? [], required: key === 'sku' },
    })),
    together: ({ values }) => values['product'] || undefined,
    maxRows: MAX_ROWS,
    words: 'inventory',
    async check(rows) {
      return (await api.inventory.goods.checkImport({ rows: [...rows] }, inWorkspace(workspaceId))).troubles.map(shown)
    },
    async commit(rows, intent) {
      return (await api.inventory.goods.import({ rows: [...rows] }, inWorkspace(workspaceId, intent))).troubles.map(shown)
    },
  }
  const exporter: Exporter = {
    head: [...GOODS_COLUMNS],
    async *rows({ selection, q, filters }) {
      const ids = 'ids' in selection ? { ids: [...selection.ids] } : filterOf(q, filters)
      for (let cursor: string | null = null; ; ) {
        const asked = { ...ids, limit: PAGE, ...(cursor && { cursor }) }
        const page: Awaited<ReturnType<typeof api.inventory.goods.export>> = await api.inventory.goods.export(
          asked,
          inWorkspace(workspaceId),
        )
        yield page.rows.filter(({ productId }) => isSelected(selection, productId)).map(({ cells }) => cells)
        if (page.nextCursor === null) return
        cursor = page.nextCursor
      }
    },
  }
  return { importer, exporter }
}
