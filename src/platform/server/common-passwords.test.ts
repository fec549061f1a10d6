import { describe, expect, test } from 'vitest'
import { isCommonPassword, isGuessable } from './common-passwords.ts'

describe('a password is rejected', () => {
  test.each(['password', 'PassWord', '12345678', 'iloveyou', 'qwertyuiop', 'password123', 'ｐａｓｓｗｏｒｄ'])(
    'because everybody tries it: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
      expect(isGuessable(password, [])).toBe(true)
    },
  )

  test.each(['plazaplaza', 'Plaza2026!', 'PLAZA-plaza-plaza', 'plazapassword'])(
    'because it contains the name of the site: %s',
    (password) => {
      expect(isGuessable(password, [])).toBe(true)
    },
  )

  test.each(['amira_haddad', 'Amira2026!', 'haddad-amira', 'AmiraPlaza1', 'xXamiraXx99', 'kilnworks1', 'amirapassword'])(
    'because it is Amira’s own: %s',
    (password) => {
      expect(isGuessable(password, ['amira_haddad', 'kilnworks@example.com'])).toBe(true)
    },
  )

  test.each(['aaaaaaaa', '00000000', '12121212', 'abcabcabc', 'abcdefghijk', '987654321'])(
    'because it is a simple sequence: %s',
    (password) => {
      expect(isGuessable(password, [])).toBe(true)
    },
  )
})

describe('a password is accepted', () => {
  test.each(['seven brown mugs', 'تسعة فناجين زرقاء', 'caballo-correcto', 'amira sells seven brown mugs', 'gt%9kQw2'])('%s', (password) => {
    expect(isGuessable(password, ['amira', 'amira@example.com'])).toBe(false)
  })

  test('when it contains the name of the mail provider', () => {
    expect(isGuessable('example of a mug', ['amira', 'amira@example.com'])).toBe(false)
  })

  test('when it contains a short name', () => {
    expect(isGuessable('finalists', ['al', 'al@example.com'])).toBe(false)
  })
})
