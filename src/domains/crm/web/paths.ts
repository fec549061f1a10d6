export const CONTACTS = '/crm/contacts'
export const COMPANIES = '/crm/companies'

export const contactPath = (id: string) => `/crm/contacts/${id}`
export const companyPath = (id: string) => `/crm/companies/${id}`
