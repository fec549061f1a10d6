/** `INV-000042`: unique for one seller. */
export const invoiceNumber = (number: number): string => `INV-${String(number).padStart(6, '0')}`

/** `CN-000007`: unique for one seller. */
export const creditNoteNumber = (number: number): string => `CN-${String(number).padStart(6, '0')}`
