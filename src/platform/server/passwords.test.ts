import { argon2Sync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openPasswords, PASSWORD_SETTINGS } from './passwords.ts'

const CHEAP = { memoryKiB: 8, passes: 1, atOnce: 2, waiting: 100 }
const passwords = openPasswords(CHEAP)

describe('a password', () => {
  test('is verified by its hash, and other passwords are not', async () => {
    const hash = await passwords.hash('seven brown mugs')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(await passwords.verify('seven brown mugs', hash)).toBe(true)
    for (const other of ['seven brown mug', 'Seven brown mugs', ' seven brown mugs', 'seven brown mugs ', ''])
      expect(await passwords.verify(other, hash), other).toBe(false)
  })

  test('has another hash each time', async () => {
    expect(await passwords.hash('seven brown mugs')).not.toBe(await passwords.hash('seven brown mugs'))
  })

  test('is hashed up to its thousandth character', async () => {
    const long = 'ñ'.repeat(999)
    const hash = await passwords.hash(`${long}a`)
    expect(await passwords.verify(`${long}a`, hash)).toBe(true)
    expect(await passwords.verify(`${long}b`, hash)).toBe(false)
    expect(await passwords.verify(long, hash)).toBe(false)
  })

  test('is the same for every Unicode composition of its letters', async () => {
    const hash = await passwords.hash('contrase\u00f1a \ufb01n')
    expect(await passwords.verify('contrasen\u0303a fin', hash)).toBe(true)
  })

  test('with a standard hash from another system can be verified', async () => {
    const vector = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    expect(await passwords.verify('password', vector)).toBe(true)
    expect(await passwords.verify('passwort', vector)).toBe(false)
  })

  test('with an unreadable stored hash throws instead of being wrong', async () => {
    for (const broken of ['', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=8,t=1,p=1$$'])
      await expect(passwords.verify('password', broken), broken).rejects.toThrow('cannot be read')
  })
})

describe('parameters', () => {
  test('are those recommended by OWASP', () => {
    expect(PASSWORD_SETTINGS).toMatchObject({ memoryKiB: 19_456, passes: 2 })
  })

  test('that are outdated still verify, and require a new hash', async () => {
    const stronger = openPasswords({ ...CHEAP, memoryKiB: 16 })
    const old = await passwords.hash('seven brown mugs')
    expect(await stronger.verify('seven brown mugs', old)).toBe(true)
    expect(stronger.needsRehash(old)).toBe(true)
    expect(stronger.needsRehash(await stronger.hash('seven brown mugs'))).toBe(false)
  })
})

describe('work', () => {
  test('for an unknown account is the same as for a wrong password', async () => {
    const done: object[] = []
    const watched = openPasswords(CHEAP, async ({ message, nonce, ...cost }) => {
      done.push({ ...cost, salt: Buffer.from(nonce as Buffer).length })
      return argon2Sync('argon2id', { message, nonce, ...cost })
    })
    const hash = await watched.hash('seven brown mugs')
    done.length = 0
    expect(await watched.verify('wrong', hash)).toBe(false)
    const forWrong = done.splice(0)
    expect(await watched.verify('wrong', null)).toBe(false)
    expect(forWrong).toHaveLength(1)
    expect(done).toEqual(forWrong)
  })

  test('never exceeds its concurrency, and is rejected when the queue is full', async () => {
    let running = 0
    let most = 0
    const open = Promise.withResolvers<void>()
    const slow = openPasswords({ ...CHEAP, atOnce: 2, waiting: 3 }, async () => {
      running += 1
      most = Math.max(most, running)
      await open.promise
      running -= 1
      return Buffer.alloc(32)
    })
    const admitted = Array.from({ length: 5 }, () => slow.hash('seven brown mugs'))
    await expect(slow.hash('seven brown mugs')).rejects.toThrow('BUSY')
    await expect(slow.verify('seven brown mugs', null)).rejects.toThrow('BUSY')
    open.resolve()
    expect(await Promise.all(admitted)).toHaveLength(5)
    expect(most).toBe(2)
    expect(await slow.hash('seven brown mugs')).toContain('$argon2id$')
  })

  test('that fails gives its place back', async () => {
    const broken = openPasswords({ ...CHEAP, atOnce: 1, waiting: 0 }, () => Promise.reject(new Error('no memory')))
    await expect(broken.hash('a')).rejects.toThrow('no memory')
    await expect(broken.hash('a')).rejects.toThrow('no memory')
  })
})
