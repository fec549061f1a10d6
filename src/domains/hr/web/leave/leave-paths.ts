export const LEAVE = '/hr/leave'
export const TEAM_CALENDAR = '/hr/leave/calendar'
export const BALANCES = '/hr/leave/balances'

export const leavePath = (id: string) => `/hr/leave/${id}`
