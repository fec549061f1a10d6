import { describe, expect, test } from 'vitest'
import { findDisplayNameProblem } from './display-name.rules.ts'

describe('a display name', () => {
  test.each(['Amira Haddad', 'Ng', 'أميرة حدّاد', '李 小龙', 'Иван', 'O’Brien-Smith Jr.', 'Rosa Plaza', 'DJ 2000', 'Ana 🌿', 'Jean-Luc'])(
    'may be %s',
    (name) => {
      expect(findDisplayNameProblem(name)).toBeNull()
    },
  )

  test.each([
    ['123', 'characters'],
    ['🌿', 'characters'],
    ['@amira', 'characters'],
    ['Amira ✓', 'characters'],
    ['Amira ✅', 'characters'],
    ['Plaza', 'reserved'],
    ['P l a z a', 'reserved'],
    ['Plaza Team', 'reserved'],
    ['PLΑZA', 'reserved'],
    ['Admin', 'reserved'],
    ['Ana (admin)', 'reserved'],
    ['Amira, Plaza Supp0rt', 'reserved'],
    ['Sup\u200bport', 'reserved'],
    ['ＳＴＡＦＦ', 'reserved'],
    ['Ana, Moderadora', 'reserved'],
    ['مشرف السوق', 'reserved'],
    ['Everyone', 'reserved'],
  ] as const)('may not be %s: %s', (name, problem) => {
    expect(findDisplayNameProblem(name)).toBe(problem)
  })
})
