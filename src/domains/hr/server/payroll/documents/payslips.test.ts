/** Payslips as PDFs over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { countPages, readPdf } from '#test/plaza/read-pdf.ts'
import { type Office, openOffice } from '../../../test/payroll.ts'

let plaza: TestPlaza
let office: Office
let runId: string
/** By the name of the employee. */
let slips: Map<string, string>

beforeAll(async () => {
  plaza = await openTestPlaza()
  office = await openOffice(plaza)
  await office.clear()
  const employeeId = await office.hire('Beatriz Luna', 50_000, { language: 'es', position: 'Alfarera', department: 'Taller' })
  await office.hire('David Stone', 50_000, { language: 'en', hireDate: '2026-08-17' })
  await office.hire('نادية فاروق', 50_000, { language: 'ar' })
  const adjustments = [{ employeeId, kind: 'deduction', label: 'Adelanto (julio)', amountMinor: 100_00 }]
  runId = (await office.run('2026-08', { adjustments })).body.id
  slips = new Map((await office.slips(runId)).map(({ id, employee }: { id: string; employee: { name: string } }) => [employee.name, id]))
})
afterAll(() => plaza.close())

async function fetchPdf(path: string): Promise<Buffer> {
  const reply = await office.amira.send('GET', path)
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  return Buffer.from(await reply.arrayBuffer())
}
const slipOf = (name: string, query = '') => fetchPdf(`/hr/payroll/payslips/${slips.get(name)}/payslip.pdf${query}`)

test('a payslip has its earnings, deductions and net pay, in the employee’s language, and nobody else', async () => {
  const text = readPdf(await slipOf('Beatriz Luna'))
  for (const expected of [
    'Recibo de nómina',
    'Dar Amira',
    'Beatriz Luna',
    'Alfarera',
    'Taller',
    'agosto de 2026',
    '28 de agosto de 2026',
    'Salario',
    '$4,166.67',
    'Adelanto (julio)',
    '-$100.00',
    'Neto a percibir',
    '$4,066.67',
    '2026-08-1',
  ])
    expect(text).toContain(expected)
  expect(text).not.toMatch(/David|نادية|rounding|redondeo/i)
  expect(readPdf(await slipOf('Beatriz Luna', '?lng=en'))).toContain('Payslip')
})

test('hazard 31: a part of a month states its days and the rule', async () => {
  const text = readPdf(await slipOf('David Stone')).replace(/[\u2066-\u2069]/g, '')
  for (const expected of ['11 of 21 working days', 'Part of a month is paid by its working days.', '$2,182.54'])
    expect(text).toContain(expected)
})

test('an Arabic payslip is written from right to left', async () => {
  const file = await slipOf('نادية فاروق')
  expect(file.toString('latin1')).toContain('pdfaid:part')
  expect(readPdf(file)).toMatch(/[\u0600-\u06ff]{3}/)
  expect(readPdf(file)).toContain('$4,166.67')
})

test('all payslips of a run are one file, each in its language on a page of its own', async () => {
  const file = await fetchPdf(`/hr/payroll/runs/${runId}/payslips.pdf`)
  expect(countPages(file)).toBe(3)
  for (const expected of ['Recibo de nómina', 'Payslip', 'Beatriz Luna', 'David Stone']) expect(readPdf(file)).toContain(expected)
})

test.each(['?part=2', '?part=0', '?part=x'])('a part %s that isn’t there is missing', async (query) => {
  expect((await office.amira.send('GET', `/hr/payroll/runs/${runId}/payslips.pdf${query}`)).status).toBe(404)
})
