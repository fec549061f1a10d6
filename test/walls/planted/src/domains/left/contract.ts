export const contract = {}
