import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HS_CODE, isGtin, withoutSeparators } from './codes.ts'

test('GTINs of all lengths are accepted, ISBN-13 and UPC among them', () => {
  for (const code of ['40170725', '036000291452', '4006381333931', '9780306406157', '10012345678902']) expect(isGtin(code)).toBe(true)
})

test('a wrong check digit, a wrong length and letters are not a GTIN', () => {
  for (const code of ['4006381333932', '400638133393', '123', '', '978030640615X', '٤٠٠٦٣٨١٣٣٣٩٣١']) expect(isGtin(code)).toBe(false)
})

test('exactly one last digit makes a GTIN of twelve digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (digits) => {
      const valid = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter(isGtin)
      expect(valid).toHaveLength(1)
    }),
  )
})

test('an HS code has six, eight or ten digits', () => {
  expect(['691200', '69120023', '6912002390'].every((code) => HS_CODE.test(code))).toBe(true)
  expect(['6912', '6912002', '69120023901', 'abcdef'].some((code) => HS_CODE.test(code))).toBe(false)
  expect(withoutSeparators('6912.00-23 90')).toBe('6912002390')
})
