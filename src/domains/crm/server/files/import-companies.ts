/** Imports companies from a file. A row is the company with its id, else the one with its name. */
import { defineImport } from '#platform/server/define-import.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { RowProblem } from '#platform/shared/import-rows.ts'
import type { CompanyInput } from '../../contract.ts'
import { lockCompanyNames } from '../contacts/companies.sql.ts'
import { addCompany } from '../contacts/create-company.ts'
import { changeCompany } from '../contacts/update-company.ts'
import { companyColumns } from './contact-columns.ts'
import { type KnownCompany, loadKnownCompanies } from './import-matches.sql.ts'

/** `before` is null for a new company. */
type ImportedCompany = { before: KnownCompany | null; input: CompanyInput; lines: number[] }

const FIELDS = ['name', 'website', 'phone', 'notes'] as const

export const companyImport = defineImport({
  columns: companyColumns,
  lock: (tx, { membership }) => lockCompanyNames(tx.db, membership.workspaceId),
  async plan(db, { membership }, rows) {
    const ids = rows.flatMap(({ values }) => values.id ?? [])
    const names = rows.flatMap(({ values }) => values.name?.toLowerCase() ?? [])
    const known = await loadKnownCompanies(db, membership.workspaceId, { ids, names })
    const byId = new Map(known.map((company) => [company.id, company]))
    const byName = new Map(known.map((company) => [company.name.toLowerCase(), company]))
    const lines = new Map<string, number>()
    const records: ImportedCompany[] = []
    const problems: RowProblem[] = []
    for (const { line, values } of rows) {
      const { id, name } = values
      const report = (field: string | null, rule: string, params: RowProblem['params'] = {}) => problems.push({ line, field, rule, params })
      const before = (id === undefined ? byName.get(name?.toLowerCase() ?? '') : byId.get(id)) ?? null
      const given = Object.fromEntries(FIELDS.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])))
      const { name: known = '', website = '', phone = '', notes = '' } = before ?? {}
      const input: CompanyInput = { name: known, website, phone, notes, ...given }
      const key = before?.id ?? input.name.toLowerCase()
      const first = lines.get(key)
      lines.set(key, first ?? line)
      if (id !== undefined && before === null) report('id', 'unknownId')
      else if (input.name === '') report('name', 'required')
      else if (first !== undefined) report(null, 'companyTwice', { first })
      else records.push({ before, input, lines: [line] })
    }
    return { records, problems }
  },
  repair: (row) => row,
  isUnchanged: ({ before, input }) => before !== null && FIELDS.every((field) => before[field] === input[field]),
  save,
  toProblem({ code }) {
    if (code === 'NAME_TAKEN') return { field: 'name', rule: 'nameTaken', params: {} }
    return code === 'STALE' || code === 'NOT_FOUND' ? { field: null, rule: 'gone', params: {} } : null
  },
})

async function save(tx: Tx, ctx: WorkspaceContext, { before, input }: ImportedCompany): Promise<'created' | 'updated'> {
  if (before === null) await addCompany(tx, ctx, input, 'imported')
  else await changeCompany(tx, ctx, before, input)
  return before === null ? 'created' : 'updated'
}
