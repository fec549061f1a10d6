import type { CompanyColumn, ContactColumn } from '../../contract/files/file-columns.ts'

/** Column names of other programs and languages. */
export const COLUMN_ALIASES: Readonly<Record<ContactColumn | CompanyColumn, readonly string[]>> = {
  id: ['contact id'],
  name: ['full name', 'nombre', 'الاسم'],
  email: ['e-mail', 'mail', 'correo', 'البريد الإلكتروني'],
  phone: ['mobile', 'tel', 'teléfono', 'الهاتف'],
  company: ['organization', 'empresa', 'الشركة'],
  segment: ['segmento', 'الشريحة'],
  stage: ['etapa', 'المرحلة'],
  owner: ['responsable', 'المسؤول'],
  notes: ['comments', 'notas', 'ملاحظات'],
  added: ['created', 'añadido', 'أُضيفت'],
  website: ['web', 'url', 'sitio web', 'الموقع'],
}
