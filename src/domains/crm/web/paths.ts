export const LIST = '/crm/contacts'
export const NEW = '/crm/contacts/new'

export const contactPath = (id: string) => `/crm/contacts/${id}`
export const editPath = (id: string) => `/crm/contacts/${id}/edit`
