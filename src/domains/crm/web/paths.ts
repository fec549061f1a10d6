export const CONTACTS = '/crm/contacts'
export const COMPANIES = '/crm/companies'

/** The list of contacts, filtered by a saved segment. */
export const segmentPath = (id: string) => `/crm/contacts?saved=${id}`
export const contactPath = (id: string) => `/crm/contacts/${id}`
export const companyPath = (id: string) => `/crm/companies/${id}`
