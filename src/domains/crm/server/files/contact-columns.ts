/** How the cells of contact and company files are read. */
import * as z from 'zod'
import {
  asWritten,
  CellRejected,
  type Column,
  multiLine,
  nullWhenEmpty,
  type Parse,
  singleLine,
  unchangedWhenEmpty,
} from '#platform/server/import-columns.ts'
import { MAX_EMAIL, MAX_PHONE, MAX_SEGMENT, MAX_WEBSITE } from '../../contract/contacts/contact-limits.ts'
import type { CompanyColumn, ContactColumn } from '../../contract/files/file-columns.ts'
import { MAX_NAME, MAX_NOTES } from '../../contract/limits.ts'

const MAX_STAGE = 120
const MAX_OWNER = 64

function matching(rule: string, maximum: number, isValid: (text: string) => boolean): Parse<string> {
  const line = singleLine(maximum)
  return (cell) => {
    const text = line(cell)
    if (!isValid(text)) throw new CellRejected(rule)
    return text
  }
}

const email = matching('email', MAX_EMAIL, (text) => z.email().safeParse(text).success)
const website = matching('website', MAX_WEBSITE, (text) => z.url({ protocol: /^https?$/ }).safeParse(text).success)
const idOf = (kind: string) => matching('id', 64, (text) => new RegExp(`^${kind}_[0-9a-z]{26}$`).test(text))

/** Only as the year, month and day: `01-03-2016` is two days, and nobody knows which was meant. */
const day: Parse<string> = (cell) => {
  const [, text] = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+Z)?$/.exec(cell) ?? []
  if (text === undefined || !z.iso.date().safeParse(text).success) throw new CellRejected('date')
  return text
}

const notes = asWritten(multiLine(MAX_NOTES))
const phone = asWritten(singleLine(MAX_PHONE))
const name = unchangedWhenEmpty(singleLine(MAX_NAME))

export const contactColumns = {
  id: unchangedWhenEmpty(idOf('contact')),
  name,
  email: unchangedWhenEmpty(email),
  phone,
  company: asWritten(singleLine(MAX_NAME)),
  segment: asWritten(singleLine(MAX_SEGMENT)),
  stage: unchangedWhenEmpty(singleLine(MAX_STAGE)),
  owner: nullWhenEmpty(singleLine(MAX_OWNER)),
  notes,
  added: unchangedWhenEmpty(day),
} satisfies Record<ContactColumn, Column<unknown>>

export const companyColumns = {
  id: unchangedWhenEmpty(idOf('company')),
  name,
  website: asWritten((cell) => (cell === '' ? '' : website(cell))),
  phone,
  notes,
} satisfies Record<CompanyColumn, Column<unknown>>
