import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig, VARIABLES } from './config.ts'

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
const listed = [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)

describe('settings', () => {
  test('.env.example lists every variable and no other', () => {
    expect(listed.map(([name]) => name).sort()).toEqual([...VARIABLES].sort())
  })

  test('.env.example shows the defaults', () => {
    const defaults = ['DATA_DIR', 'ROLE', 'HOST', 'PORT', 'DEMO', 'LOG_LEVEL']
    const written = Object.fromEntries(listed.filter(([name]) => defaults.includes(name)))
    const { secretFor: _, ...asWritten } = readConfig(written)
    const { secretFor: __, ...asDefault } = readConfig({})
    expect(asWritten).toEqual(asDefault)
  })

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  test.each([
    ['PORT', '70000', '65535'],
    ['PORT', 'http', '65535'],
    ['ROLE', 'king', 'all, web or worker'],
    ['DEMO', 'maybe', 'on or off'],
    ['DATABASE_URL', 'mysql://root@localhost/plaza', 'postgres://'],
    ['PUBLIC_URL', 'plaza.example.org', 'https://'],
    ['METRICS_TOKEN', 'short', '16'],
  ])('%s=%s is refused in a sentence that names it', (name, value, allowed) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}.*${allowed}`))
  })

  test('a demo refuses to listen beyond this machine', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/^HOST is «0\.0\.0\.0».*DEMO=off/)
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'off' }).host).toBe('0.0.0.0')
  })
})
