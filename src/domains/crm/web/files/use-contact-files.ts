/** Import and export of contacts and companies, with the same columns. */
import { useTranslation } from 'react-i18next'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { RowProblem } from '#platform/shared/import-rows.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { allRows } from '#platform/web/table/all-rows.ts'
import type { Importer, ImportRow, RowProblem as ShownProblem } from '#platform/web/table/import/importer.ts'
import { isSelected } from '#platform/web/table/selection.ts'
import type { Exporter, TableQuery } from '#platform/web/table/table.ts'
import { COMPANY_HEAD, CONTACT_HEAD, companyCells, contactCells } from '../../contract/files/file-cells.ts'
import { COMPANY_COLUMNS, CONTACT_COLUMNS, MAX_FILE_ROWS } from '../../contract/files/file-columns.ts'
import type { CompanyView, ContactView } from '../../contract.ts'
import { companyTable, contactTable } from '../contacts/list-queries.ts'
import { COLUMN_ALIASES } from './column-aliases.ts'

type Files = { importer: Importer; exporter: Exporter }
type Here = ReturnType<typeof inWorkspace>
type Send = (
  api: Source['api']['crm'],
  rows: ImportRow[],
  here: { check: Here } | { save: Here },
) => Promise<{ problems: readonly RowProblem[] }>

export function useContactFiles(workspaceId: string, companyId?: string): Files {
  const source = useSource()
  const table = contactTable(source, workspaceId, companyId)
  return {
    importer: useImporter(workspaceId, CONTACT_COLUMNS, ({ contacts }, rows, here) =>
      'check' in here ? contacts.checkImport({ rows }, here.check) : contacts.import({ rows }, here.save),
    ),
    exporter: exporterOf(table, CONTACT_HEAD, ({ id }: ContactView) => id, contactCells),
  }
}

export function useCompanyFiles(workspaceId: string): Files {
  const source = useSource()
  return {
    importer: useImporter(workspaceId, COMPANY_COLUMNS, ({ companies }, rows, here) =>
      'check' in here ? companies.checkImport({ rows }, here.check) : companies.import({ rows }, here.save),
    ),
    exporter: exporterOf(companyTable(source, workspaceId), COMPANY_HEAD, ({ id }: CompanyView) => id, companyCells),
  }
}

/** Keys: crm.files.column.*, crm.files.problem.*, crm.files.rule.* */
function useImporter(workspaceId: string, columns: readonly (keyof typeof COLUMN_ALIASES)[], send: Send): Importer {
  const { t } = useTranslation()
  const locale = useLocale()
  const { api } = useSource()
  const shown = ({ line, field, rule, params }: RowProblem): ShownProblem => {
    const values = Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value, locale) : value])
    return { line, field, text: t(`crm.files.problem.${rule}`, Object.fromEntries(values) as Record<string, string>) }
  }
  return {
    fields: columns.map((key) => ({
      key,
      title: t(`crm.files.column.${key}`),
      names: COLUMN_ALIASES[key],
      ...(RULED.has(key) && { rule: t(`crm.files.rule.${key}`) }),
    })),
    maxRows: MAX_FILE_ROWS,
    words: 'crm',
    check: async (rows) => (await send(api.crm, [...rows], { check: inWorkspace(workspaceId) })).problems.map(shown),
    commit: async (rows, key) => (await send(api.crm, [...rows], { save: inWorkspace(workspaceId, key) })).problems.map(shown),
  }
}

const RULED: ReadonlySet<string> = new Set(['id', 'added', 'owner', 'stage'])

function exporterOf<Row>(
  query: TableQuery<Row>,
  head: readonly string[],
  idOf: (row: Row) => string,
  cells: (row: Row) => (string | number | null)[],
): Exporter {
  return {
    head,
    async *rows({ selection, q, filters }) {
      for await (const { rows } of allRows(query, { q, filters, sort: null }))
        yield rows.filter((row) => isSelected(selection, idOf(row))).map(cells)
    },
  }
}
