/** A file of contacts as Amira exports and imports it, from the bytes to the rows (hazard 40). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv, writeCsv } from '#platform/web/table/csv.ts'
import { decode, detectEncoding } from '#platform/web/table/decode.ts'
import { guessMapping, mappedRows } from '#platform/web/table/import/mapping.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { COMPANY_HEAD, CONTACT_HEAD, companyCells, contactCells } from '../contract/files/file-cells.ts'
import { COMPANY_COLUMNS, CONTACT_COLUMNS } from '../contract/files/file-columns.ts'
import type { CompanyView, ContactView } from '../contract.ts'
import { COLUMN_ALIASES } from '../web/files/column-aliases.ts'
import { type Crm, openCrm } from './crm.ts'
import { problemText } from './files.ts'

let plaza: TestPlaza
let crm: Crm

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openCrm(plaza)
})
afterAll(() => plaza.close())

const FORMULAS = ['=1+1', '+1 555 0100', '-2', '@sum', "'=quoted", '＝1+1', 'a;=2', 'Semi; colon, "quote"', 'ليلى حدّاد']

const list = async (): Promise<ContactView[]> => (await crm.ask('contacts.list', { limit: 100, sort: 'name' })).body.items
const companies = async (): Promise<CompanyView[]> => (await crm.ask('companies.list', { limit: 100 })).body.items

type Column = keyof typeof COLUMN_ALIASES

/** Reads the file as the import dialog does. */
function rowsOf(file: string | Uint8Array, columns: readonly Column[]) {
  const text = typeof file === 'string' ? file : decode(file, detectEncoding(file, 'windows-1252'))
  const sheet = readCsv(text)
  const fields = columns.map((key) => ({ key, title: key, names: COLUMN_ALIASES[key] }))
  return mappedRows(sheet.rows, guessMapping(fields, sheet.head))
}
const importFile = async (file: string | Uint8Array) => (await crm.ask('contacts.import', { rows: rowsOf(file, CONTACT_COLUMNS) })).body

test('an export is harmless in a spreadsheet, and importing it again changes nothing', async () => {
  for (const [at, name] of FORMULAS.entries())
    await crm.contact(name, { email: `row${at}@csv.example`, phone: name.slice(0, 40), company: name, segment: name, notes: `${name}\n=2` })
  const before = await list()
  const file = writeCsv(CONTACT_HEAD, before.map(contactCells))
  const dangerous = /(^|[;,\t\n"])[=+\-@＝]/m
  expect(
    file
      .replace(/^\ufeff/, '')
      .split('\r\n')
      .slice(1)
      .filter((line) => dangerous.test(line)),
  ).toEqual([])
  expect(await importFile(new TextEncoder().encode(file))).toEqual({ problems: [], created: 0, updated: 0 })
  expect(await list()).toEqual(before)
})

test('an export that is imported where the contacts are gone restores the exact values', async () => {
  const before = await list()
  const file = writeCsv(
    CONTACT_HEAD.slice(1),
    before.map((contact) => contactCells(contact).slice(1)),
  )
  for (const { id } of before) await crm.ask('contacts.remove', { contactId: id })
  expect(await importFile(file)).toEqual({ problems: [], created: FORMULAS.length, updated: 0 })
  const plain = ({ name, email, phone, company, segment, notes, stage }: ContactView) => [
    name,
    email,
    phone,
    company?.name,
    segment,
    notes,
    stage?.name,
  ]
  expect((await list()).map(plain)).toEqual(before.map(plain))
})

test('a spreadsheet’s file with a byte order mark, semicolons and Spanish or Arabic headings is read', async () => {
  const spanish = '\ufeffNombre;Correo;Teléfono;Empresa\r\nIñigo Peña;inigo@pena.example;958 11;"Peña; Hijos"\r\n'
  expect(await importFile(new TextEncoder().encode(spanish))).toMatchObject({ problems: [], created: 1 })
  const latin1 = new Uint8Array([...'Nombre;Correo\nJosé;jose@latin.example'].map((letter) => letter.charCodeAt(0)))
  expect(await importFile(latin1)).toMatchObject({ problems: [], created: 1 })
  const arabic = 'الاسم\tالبريد الإلكتروني\nسارة\tsara@arabic.example'
  expect(await importFile(arabic)).toMatchObject({ problems: [], created: 1 })
  const names = (await list()).map(({ name, company }) => [name, company?.name])
  for (const row of [
    ['Iñigo Peña', 'Peña; Hijos'],
    ['José', undefined],
    ['سارة', undefined],
  ])
    expect(names).toContainEqual(row)
})

test('companies are exported and imported alike: by their id, else by their name', async () => {
  await crm.ask('companies.create', { name: '+Plus', website: 'https://plus.example', phone: '+34 1' })
  const before = await companies()
  const file = writeCsv(COMPANY_HEAD, before.map(companyCells))
  const run = async (text: string) => (await crm.ask('companies.import', { rows: rowsOf(text, COMPANY_COLUMNS) })).body
  expect(await run(file)).toEqual({ problems: [], created: 0, updated: 0 })
  expect(await companies()).toEqual(before)
  const plus = before.find(({ name }) => name === '+Plus')
  expect(await run(`name,notes\n'+plus,Pays late\nFresh,\n`)).toMatchObject({ created: 1, updated: 1, problems: [] })
  expect((await crm.ask('companies.get', { companyId: plus?.id })).body).toMatchObject({
    name: '+plus',
    notes: 'Pays late',
    phone: '+34 1',
  })
  const wrong = `id,name,website\n${plus?.id},Fresh,\n,Fresh,\n,FRESH,\n,Shady,javascript:1\ncompany_00000000000000000000000000,None,\n`
  expect((await run(wrong)).problems.map(problemText)).toEqual([
    '2 name nameTaken',
    '4 null companyTwice',
    '5 website website',
    '6 id unknownId',
  ])
})
