/** The names that `npm run new-domain` understands, and what its templates import. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

// `npm run test:long` compiles a new domain; this finds what was renamed or moved since.
test('what the templates import of Plaza is there', () => {
  const folder = join(import.meta.dirname, 'new-domain')
  const imports = globSync('**/*.ts{,x}.tmpl', { cwd: folder }).flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/import (?:type )?\{([^}]+)\} from '#(platform|domains|app|test)\/([^_']+)'/g),
    ].flatMap(([, names = '', root, path]) =>
      names.split(',').map((name) => ({
        name: name.replace(/\btype\b|\bas .+/g, '').trim(),
        from: join(import.meta.dirname, '..', root === 'test' ? '' : 'src', `${root}/${path}`),
      })),
    ),
  )
  expect(imports.length).toBeGreaterThan(50)
  const missing = imports.filter(({ name, from }) => !new RegExp(`^export .*\\b${name}\\b`, 'm').test(readFileSync(from, 'utf8')))
  expect(missing).toEqual([])
})
