export const MAX_SYNONYMS = 20
export const MAX_SYNONYM_LETTERS = 60
