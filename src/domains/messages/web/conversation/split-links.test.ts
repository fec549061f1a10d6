import { describe, expect, test } from 'vitest'
import { findRecord, splitLinks } from './split-links.ts'

const links = (text: string) => splitLinks(text).flatMap((part) => (part.kind === 'link' ? [[part.href, part.shown]] : []))

describe('links in messages', () => {
  test('an address ends before the punctuation of its sentence', () => {
    expect(splitLinks('See https://example.com/a, please.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', href: 'https://example.com/a', shown: 'example.com/a' },
      { kind: 'text', text: ', please.' },
    ])
  })

  test('hazard 37: the real host is what is shown', () => {
    expect(links('https://plaza.example@evil.test/login')).toEqual([['https://evil.test/login', 'evil.test/login']])
    expect(links('https://аpple.com')).toEqual([['https://xn--pple-43d.com/', 'xn--pple-43d.com']])
  })

  test('other schemes stay text', () => {
    expect(splitLinks('javascript:alert(1) data:text/html,x')).toEqual([{ kind: 'text', text: 'javascript:alert(1) data:text/html,x' }])
  })

  test('a product of this site becomes a card, one of another site does not', () => {
    expect(findRecord('Look: https://plaza.test/products/prod_1?variant=v.', 'https://plaza.test')).toEqual({
      type: 'product',
      id: 'prod_1',
    })
    expect(findRecord('https://evil.test/products/prod_1', 'https://plaza.test')).toBeNull()
    expect(findRecord('https://plaza.test/products/new', 'https://plaza.test')).toBeNull()
  })
})
