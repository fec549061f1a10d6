import { expect, test } from 'vitest'
import { toLinkAddress } from './link-address.ts'

test.each([
  ['https://plaza.example/a?b=1', 'https://plaza.example/a?b=1'],
  [' plaza.example/care ', 'https://plaza.example/care'],
  ['plaza.example:8080', 'https://plaza.example:8080'],
  ['amira@plaza.example', 'mailto:amira@plaza.example'],
  ['mailto:amira@plaza.example', 'mailto:amira@plaza.example'],
  ['javascript:plazaRan()', null],
  ['data:text/html,x', null],
  ['/admin', null],
  ['care', null],
  ['', null],
])('a link to «%s» leads to %s', (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address)
})
