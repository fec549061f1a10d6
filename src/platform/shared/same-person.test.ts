import { expect, test } from 'vitest'
import { toAddressKey, toMailbox, toPhoneKey } from './same-person.ts'

const HOME = { line1: 'Calle Larga 12', line2: 'Apto. 3', city: 'Cuenca', postalCode: '010101', country: 'EC' }

test('tags, dots and case make no other mailbox; another name or domain does', () => {
  const variants = ['bruno.paz@example.com', 'BrunoPaz@Example.com', 'b.r.u.n.o.paz+plaza@example.com', ' brunopaz+1+2@example.com ']
  expect(new Set(variants.map(toMailbox))).toEqual(new Set(['brunopaz@example.com']))
  expect(toMailbox('bruna.paz@example.com')).not.toBe(toMailbox('bruno.paz@example.com'))
  expect(toMailbox('bruno.paz@example.org')).not.toBe(toMailbox('bruno.paz@example.com'))
})

test('punctuation, case and width make no other address; another apartment does', () => {
  expect(toAddressKey({ ...HOME, line1: ' CALLE  larga, Nº 12'.replace(' Nº', ''), line2: 'apto 3', city: 'CUENCA' })).toBe(
    toAddressKey(HOME),
  )
  expect(toAddressKey({ ...HOME, line1: 'Ｃalle Larga １２' })).toBe(toAddressKey(HOME))
  expect(toAddressKey({ ...HOME, line2: 'Apto. 4' })).not.toBe(toAddressKey(HOME))
})

test('a phone number is the same with and without its country code; a short one identifies nobody', () => {
  expect(toPhoneKey('+593 99 123 4567')).toBe(toPhoneKey('099 123-4567'))
  expect(toPhoneKey('٠٩٩١٢٣٤٥٦٧')).toBe(null)
  expect(toPhoneKey('112')).toBe(null)
  expect(toPhoneKey(undefined)).toBe(null)
})
