export const servingFlags: string[]
