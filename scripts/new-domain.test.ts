/** The names that `npm run new-domain` understands. */
import { describe, expect, test } from 'vitest'
import { fill, placeholders, Refusal, readNames } from './new-domain/names.ts'
import { announcedPaths, requireFree } from './new-domain/write.ts'

describe('the names', () => {
  test.each([
    ['leads', { domain: 'leads', record: 'lead', records: 'leads', permission: 'content' }],
    ['companies', { record: 'company', records: 'companies' }],
    ['boxes', { record: 'box', records: 'boxes' }],
    ['purchases', { record: 'purchase' }],
    ['crm --record contact', { domain: 'crm', record: 'contact', records: 'contacts', permission: 'crm' }],
    ['leads --permission growth', { permission: 'growth' }],
  ])('“%s” is understood', (line, expected) => {
    expect(readNames(line.split(' '))).toMatchObject(expected)
  })

  test.each([
    ['', 'Name one domain'],
    ['leads deals', 'Name one domain'],
    ['crm', 'is not a plural'],
    ['Leads', 'one lower-case word'],
    ['sales-leads', 'one lower-case word'],
    ['classes', 'another meaning'],
    ['events', 'another meaning'],
    ['leads --record page', 'another meaning'],
    ['leads --permission cooking', 'There is no permission'],
    ['leads --force', '--force'],
  ])('“%s” is refused', (line, reason) => {
    const read = () => readNames(line.split(' ').filter(Boolean))
    expect(read).toThrow(Refusal)
    expect(read).toThrow(reason)
  })

  test('an existing domain or address is refused; an announced address is reported', () => {
    expect(() => requireFree(readNames(['orders']))).toThrow('There is a domain «orders» already')
    expect(() => requireFree(readNames(['dashboard', '--record', 'chart']))).not.toThrow()
    expect(() => requireFree({ domain: 'dashboard', record: 'chart', records: 'dashboard', permission: 'content' })).toThrow('is taken')
    const reporting = { domain: 'reporting', record: 'report', records: 'reporting', permission: 'growth' } as const
    expect(() => requireFree(reporting)).not.toThrow()
    expect(announcedPaths(reporting)).toEqual(['/reporting', '/reporting/new', '/reporting/:reportId', '/reporting/:reportId/edit'])
  })

  test('the records of a domain with another name get a level of their own', () => {
    const values = placeholders(readNames(['hr', '--record', 'employee']), '20261122_1200')
    expect(fill('__path__ __operations__ __a_record__ __Record__View __time_____domain__.sql', values)).toBe(
      '/hr/employees hr.employees an employee EmployeeView 20261122_1200_hr.sql',
    )
    expect(() => fill('__unknown__', values)).toThrow('__unknown__')
  })
})
