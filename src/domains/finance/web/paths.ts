export const FINANCES_PATH = '/vendor/finances'
export const earningPath = (part: string) => `${FINANCES_PATH}/earnings/${part}`
export const payoutPath = (id: string) => `${FINANCES_PATH}/payouts/${id}`
export const adminPayoutPath = (id: string) => `/admin/payouts/${id}`
