import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toUsernameKey } from '#platform/shared/username-key.ts'
import { findUsernameProblem, toEmailKey, toUsernameSkeleton } from './username.rules.ts'

describe('a username', () => {
  test.each(['amira', 'Bruno_Paz', 'chen-99', 'josé', 'أميرة', 'سوق.الحي', 'a1b', 'x'.repeat(30)])('may be %s', (name) => {
    expect(findUsernameProblem(name)).toBeNull()
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
  ])('cannot be %s: %s', (name, problem) => {
    expect(findUsernameProblem(name)).toBe(problem)
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
  ])('%s looks like %s and is taken when that one is', (one, other) => {
    expect(toUsernameSkeleton(one)).toBe(toUsernameSkeleton(other))
  })

  test.each([
    ['amira', 'amina'],
    ['bruno', 'bruna'],
    ['أميرة', 'أميمة'],
  ])('%s and %s are different', (one, other) => {
    expect(toUsernameSkeleton(one)).not.toBe(toUsernameSkeleton(other))
  })

  test('has the same skeleton for every case, Unicode form and separator', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÀ-ÿ0-9]{3,20}$/), (name) => {
        const skeleton = toUsernameSkeleton(name)
        expect(toUsernameSkeleton(skeleton)).toBe(skeleton)
        expect(toUsernameSkeleton(name.toUpperCase())).toBe(toUsernameSkeleton(name.toLowerCase()))
        expect(toUsernameSkeleton(name.normalize('NFD'))).toBe(skeleton)
        expect(toUsernameSkeleton([...name].join('.'))).toBe(toUsernameSkeleton(name.replace(/[._-]/g, '')))
      }),
    )
  })

  test('is found in any case', () => {
    expect(toUsernameKey('BrunoPaz')).toBe(toUsernameKey('brunopaz'))
  })
})

test('emails are compared without case and surrounding spaces', () => {
  expect(toEmailKey(' Amira@Example.COM ')).toBe('amira@example.com')
})
