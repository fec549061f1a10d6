export const PIPELINE = '/crm/pipeline'
export const DEALS = '/crm/deals'
export const TASKS = '/crm/tasks'
export const CONTACTS = '/crm/contacts'

export const dealPath = (id: string) => `${DEALS}/${id}`
export const boardPath = (pipelineId: string) => `${PIPELINE}?pipeline=${encodeURIComponent(pipelineId)}`
export const contactHref = (id: string) => `${CONTACTS}/${id}`
