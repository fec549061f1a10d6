/** Columns of contact and company files. Doesn't import zod, so that screens can use it without loading zod. */

/**
 * `id` names a contact of the workspace; without it a contact is found by its email, else by its name, company and phone. `owner` is a
 * username. `added` is a day such as 2026-11-02, which only a new contact takes.
 */
export const CONTACT_COLUMNS = ['id', 'name', 'email', 'phone', 'company', 'segment', 'stage', 'owner', 'notes', 'added'] as const

/** These are written and not read. */
export const CONTACT_EXPORT_ONLY = ['company_id', 'stage_id', 'owner_id', 'score'] as const

/** Without an id, a company is found by its name. */
export const COMPANY_COLUMNS = ['id', 'name', 'website', 'phone', 'notes'] as const
export const COMPANY_EXPORT_ONLY = ['contacts'] as const

export type ContactColumn = (typeof CONTACT_COLUMNS)[number]
export type CompanyColumn = (typeof COMPANY_COLUMNS)[number]

/** Rows per request. */
export const MAX_IMPORTED = 100
/** Rows of one file. */
export const MAX_FILE_ROWS = 10_000
