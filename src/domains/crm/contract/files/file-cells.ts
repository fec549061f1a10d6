/** The cells of contacts and companies in a file, in the order of their columns. */
import type { CompanyView } from '../contacts/companies.ts'
import type { ContactView } from '../contacts/contact-views.ts'
import { COMPANY_COLUMNS, COMPANY_EXPORT_ONLY, CONTACT_COLUMNS, CONTACT_EXPORT_ONLY } from './file-columns.ts'

type Cell = string | number | null

export const CONTACT_HEAD = [...CONTACT_COLUMNS, ...CONTACT_EXPORT_ONLY]
export const COMPANY_HEAD = [...COMPANY_COLUMNS, ...COMPANY_EXPORT_ONLY]

export function contactCells({ company, stage, owner, leadScore, createdAt, ...contact }: ContactView): Cell[] {
  const cells: Record<(typeof CONTACT_HEAD)[number], Cell> = {
    id: contact.id,
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    company: company?.name ?? '',
    segment: contact.segment,
    stage: stage?.name ?? '',
    owner: owner?.username ?? '',
    notes: contact.notes,
    added: createdAt.slice(0, 10),
    company_id: company?.id ?? '',
    stage_id: stage?.id ?? '',
    owner_id: owner?.id ?? '',
    score: leadScore,
  }
  return CONTACT_HEAD.map((column) => cells[column])
}

export function companyCells({ id, name, website, phone, notes, contacts }: CompanyView): Cell[] {
  const cells: Record<(typeof COMPANY_HEAD)[number], Cell> = { id, name, website, phone, notes, contacts }
  return COMPANY_HEAD.map((column) => cells[column])
}
