export const CHART = '/hr/org-chart'
export const LIST = '/hr/employees'
export const CHECKLISTS = '/hr/checklists'
export const JOIN = '/hr/join'
export const ME = '/hr/me'
export const NEW = '/hr/employees/new'

export const employeePath = (id: string) => `/hr/employees/${id}`
export const editPath = (id: string) => `/hr/employees/${id}/edit`
