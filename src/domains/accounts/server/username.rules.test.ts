import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailKey, skeletonOf, usernameKey, usernameTrouble } from './username.rules.ts'

describe('a username', () => {
  test.each(['amira', 'Bruno_Paz', 'chen-99', 'josé', 'أميرة', 'سوق.الحي', 'a1b', 'x'.repeat(30)])('may be %s', (name) => {
    expect(usernameTrouble(name)).toBeNull()
  })

  test.each([
    ['ab', 'too_short'],
    ['x'.repeat(31), 'too_long'],
    ['two words', 'characters'],
    ['.dot', 'characters'],
    ['dot.', 'characters'],
    ['a..b', 'characters'],
    ['a_-b', 'characters'],
    ['123', 'characters'],
    ['tab\tbed', 'characters'],
    ['smile😀', 'characters'],
    ['ami‮ra', 'characters'],
    ['a​bc', 'characters'],
    ['<b>bold</b>', 'characters'],
    ['раураl', 'mixed_scripts'],
    ['amiraأميرة', 'mixed_scripts'],
    ['иван', 'mixed_scripts'],
    ['admin', 'reserved'],
    ['ADMIN', 'reserved'],
    ['adm1n', 'reserved'],
    ['a.d.m.i.n', 'reserved'],
    ['p1aza', 'reserved'],
    ['supp0rt', 'reserved'],
  ])('cannot be %s: %s', (name, trouble) => {
    expect(usernameTrouble(name)).toBe(trouble)
  })

  test.each([
    ['Amira', 'amira'],
    ['amira', 'AMIRA'],
    ['am_ira', 'amira'],
    ['paypal', 'paypa1'],
    ['PayPaI', 'paypal'],
    ['g00gle', 'google'],
    ['modern', 'modem'],
    ['vvolf', 'wolf'],
    ['jose', 'josé'],
    ['ａｍｉｒａ', 'amira'],
  ])('%s passes for %s and is taken when that is', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other))
  })

  test.each([
    ['amira', 'amina'],
    ['bruno', 'bruna'],
    ['أميرة', 'أميمة'],
  ])('%s and %s are two people', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other))
  })

  test('has one skeleton, whatever is done to its case, form or separators', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÀ-ÿ0-9]{3,20}$/), (name) => {
        const skeleton = skeletonOf(name)
        expect(skeletonOf(skeleton)).toBe(skeleton)
        expect(skeletonOf(name.toUpperCase())).toBe(skeletonOf(name.toLowerCase()))
        expect(skeletonOf(name.normalize('NFD'))).toBe(skeleton)
        expect(skeletonOf([...name].join('.'))).toBe(skeletonOf(name.replace(/[._-]/g, '')))
      }),
    )
  })

  test('is looked up in any case', () => {
    expect(usernameKey('BrunoPaz')).toBe(usernameKey('brunopaz'))
  })
})

test('addresses are told apart without regard to case and spaces around', () => {
  expect(emailKey(' Amira@Example.COM ')).toBe('amira@example.com')
})
