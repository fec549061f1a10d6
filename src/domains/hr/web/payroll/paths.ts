export const PAYROLL = '/hr/payroll'
export const NEW_RUN = '/hr/payroll/new'

export const runPath = (id: string) => `/hr/payroll/${id}`
