import { expect, test } from 'vitest'
import { strangersLine, strangersText } from './strangers-text.ts'

/** What mail clients turn into links: schemes, hosts and email addresses. */
const LINKED = /\w+:\/\/\S|[\p{L}\p{N}-]\.\p{L}{2}|\S@\S/u

test.each([
  'Claim at https://evil.example/win',
  'Visit www.evil.example',
  'evil.example',
  'write to help@evil.example',
  'موقع.السعودية',
  'a1.evil-shop.co.uk',
  'ftp://10.0.0.1/x',
])('%s has no link left', (text) => {
  expect(text).toMatch(LINKED)
  expect(strangersLine(text)).not.toMatch(LINKED)
  expect(strangersText(text)).not.toMatch(LINKED)
})

test('a line has no line breaks and no control characters', () => {
  expect(strangersLine('Bruno\r\n\r\nYou won\u2028a car\u0007')).toBe('Bruno You won a car')
  expect(strangersText('One.\nTwo.\u0000')).toBe('One.\nTwo.')
})

test('ordinary names and sentences stay as they are', () => {
  for (const text of ['Bruno Paz', 'María-José O’Neil Jr.', 'أميرة حداد', 'It broke. Twice!', '12.50 for 3'])
    expect(strangersLine(text)).toBe(text)
})
