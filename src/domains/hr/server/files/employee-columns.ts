/** How the cells of a file of employees are read. */
import * as z from 'zod'
import {
  asWritten,
  CellRejected,
  multiLine,
  nullWhenEmpty,
  oneOf,
  type Parse,
  singleLine,
  unchangedWhenEmpty,
} from '#platform/server/import-columns.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { employeeId } from '../../contract/employees.ts'
import { MAX_NAME, MAX_NOTES, MAX_SHORT } from '../../contract/limits.ts'

const MAX_EMAIL = 254
const MAX_PHONE = 40

/** A plain date such as 2026-01-31, also with Arabic-Indic digits. Days and months in another order would be guesses. */
const day: Parse<string> = (cell) => {
  const plain = cell.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
  const { success, data } = z.iso.date().safeParse(plain)
  if (!success) throw new CellRejected('date')
  return data
}

const email: Parse<string> = (cell) => {
  if (cell !== '' && !z.email().max(MAX_EMAIL).safeParse(cell).success) throw new CellRejected('email')
  return cell
}

const id: Parse<string> = (cell) => {
  if (!employeeId.safeParse(cell).success) throw new CellRejected('unknownId')
  return cell
}

/** Names of columns in other programs and languages, in lower case. */
export const columns = {
  id: unchangedWhenEmpty(id, 'employee id', 'employee'),
  name: unchangedWhenEmpty(singleLine(MAX_NAME), 'full name', 'nombre', 'الاسم'),
  email: asWritten(email, 'e-mail', 'mail', 'correo', 'correo electrónico', 'البريد الإلكتروني'),
  phone: asWritten(singleLine(MAX_PHONE), 'telephone', 'teléfono', 'الهاتف'),
  position: asWritten(singleLine(MAX_SHORT), 'job title', 'title', 'puesto', 'المنصب'),
  department: asWritten(singleLine(MAX_SHORT), 'team', 'departamento', 'القسم'),
  hire_date: unchangedWhenEmpty(day, 'start date', 'first day', 'primer día', 'أول يوم عمل'),
  last_day: nullWhenEmpty(day, 'end date', 'leave date', 'último día', 'آخر يوم عمل'),
  language: unchangedWhenEmpty(oneOf(LANGUAGES, 'language'), 'idioma', 'اللغة'),
  manager: asWritten(singleLine(MAX_EMAIL), 'reports to', 'responsable', 'المدير'),
  notes: asWritten(multiLine(MAX_NOTES), 'comments', 'notas', 'الملاحظات'),
}
