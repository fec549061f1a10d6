export const DIGESTS = ['off', 'daily', 'weekly'] as const
