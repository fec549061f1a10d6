/** Import and export of products, with the same columns. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import type { Importer, RowProblem as ShownProblem } from '#platform/web/table/import/importer.ts'
import { isSelected } from '#platform/web/table/selection.ts'
import type { Exporter } from '#platform/web/table/table.ts'
import { attributeColumn, FILE_COLUMNS, type FileColumn, IMPORT_COLUMNS, type RowProblem } from '../../contract/file-columns.ts'
import { attributesQuery, toProductFilter } from '../queries.ts'

const MAX_ROWS = 5000
const PAGE = 100

/** Column names of other programs, in lower case. */
const COLUMN_ALIASES: Partial<Record<FileColumn, readonly string[]>> = {
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

/** Keys: products.column.*, products.problem.* */
export function useFiles(workspaceId: string): { importer: Importer; exporter: Exporter } {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const { api } = source
  const { data } = useQuery(attributesQuery(source, workspaceId))
  const assigned = new Set(data?.categories.flatMap((category) => category.attributes.map(({ key }) => key)))
  const attributes = data?.items.filter(({ key }) => assigned.has(key)) ?? []
  const shown = ({ line, field, rule, params }: RowProblem): ShownProblem => {
    const said = Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value, locale) : value])
    return { line, field, text: t(`products.problem.${rule}`, Object.fromEntries(said) as Record<string, string>) }
  }
  const importer: Importer = {
    fields: [
      ...IMPORT_COLUMNS.map((key) => ({
        key,
        title: t(`products.column.${key}`),
        names: COLUMN_ALIASES[key] ?? [],
        required: key === 'sku',
      })),
      ...attributes.map(({ key, name }) => ({ key: attributeColumn(key), title: name, required: false })),
    ],
    together: ({ values }) => values['product'] || undefined,
    async foreign(sheet) {
      const { openForeign } = await import('../foreign/foreign-step.tsx')
      return openForeign(sheet, workspaceId)
    },
    maxRows: MAX_ROWS,
    words: 'products',
    async check(rows) {
      return (await api.products.checkImport({ rows: [...rows] }, inWorkspace(workspaceId))).problems.map(shown)
    },
    async commit(rows, idempotencyKey) {
      return (await api.products.import({ rows: [...rows] }, inWorkspace(workspaceId, idempotencyKey))).problems.map(shown)
    },
  }
  const exporter: Exporter = {
    head: [...FILE_COLUMNS, ...attributes.map(({ key }) => attributeColumn(key))],
    async *rows({ selection, q, filters }) {
      const ids = 'ids' in selection ? { ids: [...selection.ids] } : toProductFilter(q, filters)
      for (let cursor: string | null = null; ; ) {
        const asked = { ...ids, attributes: attributes.map(({ key }) => key), limit: PAGE, ...(cursor && { cursor }) }
        const page: Awaited<ReturnType<typeof api.products.export>> = await api.products.export(asked, inWorkspace(workspaceId))
        yield page.rows.filter(({ productId }) => isSelected(selection, productId)).map(({ cells }) => cells)
        if (page.nextCursor === null) return
        cursor = page.nextCursor
      }
    },
  }
  return { importer, exporter }
}
