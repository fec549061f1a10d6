/** Import and export of employees, with the same columns. */
import { useTranslation } from 'react-i18next'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { RowProblem } from '#platform/shared/import-rows.ts'
import { useSource } from '#platform/web/source.ts'
import { allRows } from '#platform/web/table/all-rows.ts'
import type { Importer, RowProblem as ShownProblem } from '#platform/web/table/import/importer.ts'
import { isSelected } from '#platform/web/table/selection.ts'
import type { Exporter } from '#platform/web/table/table.ts'
import { FILE_COLUMNS, type FileColumn, MAX_IMPORTED, toFileCells } from '../../contract/employee-file.ts'
import { employeeTable } from '../queries.ts'

/** Names of columns in other programs and languages, in lower case. */
const ALIASES: Partial<Record<FileColumn, readonly string[]>> = {
  id: ['employee id', 'employee'],
  name: ['full name', 'nombre', 'الاسم'],
  email: ['e-mail', 'mail', 'correo', 'correo electrónico', 'البريد الإلكتروني'],
  phone: ['telephone', 'teléfono', 'الهاتف'],
  position: ['job title', 'title', 'puesto', 'المنصب'],
  department: ['team', 'departamento', 'القسم'],
  hire_date: ['start date', 'first day', 'primer día', 'أول يوم عمل'],
  last_day: ['end date', 'leave date', 'último día', 'آخر يوم عمل'],
  language: ['idioma', 'اللغة'],
  manager: ['reports to', 'responsable', 'المدير'],
  notes: ['comments', 'notas', 'الملاحظات'],
}

/** Keys: hr.files.column.*, hr.files.problem.* */
export function useEmployeeFiles(workspaceId: string): { importer: Importer; exporter: Exporter } {
  const { t } = useTranslation()
  const source = useSource()
  const { employees } = source.api.hr
  const shown = ({ line, field, rule, params }: RowProblem): ShownProblem => ({ line, field, text: t(`hr.files.problem.${rule}`, params) })
  const importer: Importer = {
    fields: FILE_COLUMNS.map((key) => ({ key, title: t(`hr.files.column.${key}`), names: ALIASES[key] ?? [] })),
    // A row may name a manager in any other row.
    together: () => 'all',
    maxRows: MAX_IMPORTED,
    words: 'hr',
    check: async (rows) => (await employees.checkImport({ rows: [...rows] }, inWorkspace(workspaceId))).problems.map(shown),
    commit: async (rows, idempotencyKey) =>
      (await employees.import({ rows: [...rows] }, inWorkspace(workspaceId, idempotencyKey))).problems.map(shown),
  }
  const exporter: Exporter = {
    head: [...FILE_COLUMNS],
    async *rows({ selection, ...state }) {
      for await (const { rows } of allRows(employeeTable(source, workspaceId), { ...state, sort: null }))
        yield rows.filter(({ id }) => isSelected(selection, id)).map(toFileCells)
    },
  }
  return { importer, exporter }
}
