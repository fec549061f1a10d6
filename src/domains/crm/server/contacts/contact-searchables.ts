/** Contacts and companies in the one search, for those with the permission. */
import type { Searchable } from '#platform/server/services.ts'
import { colleaguesOf } from '../resources.ts'
import { loadCompanyHeads } from './companies.sql.ts'
import { loadContactHeads } from './contacts.sql.ts'
import { loadCompanyIds, loadContactIds } from './searchable-ids.sql.ts'

type Load = typeof loadCompanyHeads

const documentsBy = (load: Load): Searchable['documents'] =>
  async function documents(db, ids) {
    return (await load(db, ids)).map(({ id, workspaceId, name, words, createdAt }) => ({
      id,
      title: name,
      words,
      audience: colleaguesOf(workspaceId),
      personId: null,
      rank: createdAt.getTime(),
    }))
  }

/** By name, email, phone and company. */
const contact: Searchable = { type: 'contact', documents: documentsBy(loadContactHeads), ids: loadContactIds }
const company: Searchable = { type: 'company', documents: documentsBy(loadCompanyHeads), ids: loadCompanyIds }

export const contactSearchables: readonly Searchable[] = [contact, company]
