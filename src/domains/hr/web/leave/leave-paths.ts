export const LEAVE = '/hr/leave'

export const leavePath = (id: string) => `/hr/leave/${id}`
