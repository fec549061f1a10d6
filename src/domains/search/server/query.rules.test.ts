import { expect, test } from 'vitest'
import { parsePrefix, parseQuery } from './query.rules.ts'

test('reads words, numbers and both', () => {
  expect(parseQuery('Blue mugs')).toEqual({ words: ['Blue', 'mugs'], number: null })
  expect(parseQuery('#ord-7k2')).toEqual({ words: ['ord', '7k2'], number: 'ORD-7K2' })
  expect(parseQuery('ORD-7K2M9QX4AB-1')).toEqual({ words: ['ORD', '7K2M9QX4AB', '1'], number: 'ORD-7K2M9QX4AB-1' })
  expect(parseQuery('7k2m')).toEqual({ words: ['7k2m'], number: '7K2M' })
})

test('a number of letters alone is one from six letters on', () => {
  expect(parseQuery('ORD-ABC')).toEqual({ words: ['ORD', 'ABC'], number: 'ORD-ABC' })
  expect(parseQuery('abcdefghjk')).toEqual({ words: ['abcdefghjk'], number: 'ABCDEFGHJK' })
  expect(parseQuery('olive')).toEqual({ words: ['olive'], number: null })
})

test('several words, and a beginning that is too short, are no number', () => {
  expect(parseQuery('t-shirt')).toEqual({ words: ['t', 'shirt'], number: null })
  expect(parseQuery('7k')).toEqual({ words: ['7k'], number: null })
  expect(parseQuery('order 7k2m')).toEqual({ words: ['order', '7k2m'], number: null })
})

test('letters and a dash alone are what begins a number', () => {
  expect(['ORD-', ' #ord- ', 'P-'].map(parsePrefix)).toEqual(['ORD-', 'ORD-', 'P-'])
  for (const q of ['ORD', 'ORD-7', '-', 'order-', 'é-', 'a b-']) expect(parsePrefix(q), q).toBeNull()
})

test('text without words asks for nothing', () => {
  for (const q of ['', '  ', '!?', '…']) expect(parseQuery(q)).toBeNull()
})
