/** Numbers that products have in trade. This file doesn't import zod, so that forms can use it without loading zod. */

/** 6 digits of the Harmonized System, and up to 4 of a country. */
export const HS_CODE = /^\d{6}(\d{2}){0,2}$/

/** GTIN-8, -12 (UPC), -13 (EAN, ISBN) and -14. */
export const GTIN = /^(\d{8}|\d{12,14})$/

/** Whether the last digit is the check digit of the others (GS1 General Specifications, section 7.9). */
export function isGtin(code: string): boolean {
  if (!GTIN.test(code)) return false
  const digits = Array.from(code, Number).reverse()
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

/** What people put between the digits of a GTIN or an HS code: spaces, dots and dashes. */
export const withoutSeparators = (code: string): string => code.replace(/[\s.-]/g, '')
