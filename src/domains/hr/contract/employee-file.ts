/** Columns of a file of employees. Doesn't import zod, so that screens can use it without loading zod. */
import type { EmployeeView } from './employees.ts'

/** `manager`: the id, the email or the name of another employee. */
export const FILE_COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'position',
  'department',
  'hire_date',
  'last_day',
  'language',
  'manager',
  'notes',
] as const
export type FileColumn = (typeof FILE_COLUMNS)[number]

/** All rows of a file are sent at once, because one may name a manager in another. */
export const MAX_IMPORTED = 1000

/** The cells of an exported employee; importing them again changes nothing. The manager is named by id, because names and emails may repeat. */
export function toFileCells({
  id,
  name,
  email,
  phone,
  position,
  department,
  hireDate,
  lastDay,
  language,
  manager,
  notes,
}: EmployeeView): string[] {
  return [id, name, email, phone, position, department, hireDate, lastDay ?? '', language, manager?.id ?? '', notes]
}
