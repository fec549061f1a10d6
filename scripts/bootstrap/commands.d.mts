export const servingFlags: string[]
export const servingEnvironment: Record<string, string>
