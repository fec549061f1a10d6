import { expect, test } from 'vitest'
import { estimateStrength } from './password-strength.ts'

const OWN = ['plaza', 'amira.haddad@example.com', 'amira']
const scoreOf = (password: string) => estimateStrength(password, OWN).score

test('common passwords, keyboard rows and repetitions are weak, however long', () => {
  for (const password of ['password', '12345678', 'qwertyuiop', 'abcabcabcabcabc', 'P@ssw0rd2024'])
    expect(scoreOf(password)).toBeLessThan(2)
})

test('a few unrelated words are strong, in any script', () => {
  for (const password of ['seven quiet olive trees', 'شجرة الزيتون القديمة']) expect(scoreOf(password)).toBe(4)
})

test('a password made of the person’s own name is weak, and says so', () => {
  expect(estimateStrength('Haddad2024!', OWN)).toEqual({ score: 1, isOwn: true })
  expect(estimateStrength('Haddad2024!', []).isOwn).toBe(false)
})
