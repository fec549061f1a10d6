import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
const listed = [...example.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)

describe('settings', () => {
  test('.env.example shows the defaults', () => {
    const defaults = ['MAIL_FROM', 'DATA_DIR', 'ROLE', 'HOST', 'PORT', 'DEMO', 'LOG_LEVEL']
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
    ['BACKUP', 'hourly', 'daily or off'],
    ['BACKUP_PASSPHRASE', 'short', 'at least 12'],
    ['SMTP_URL', 'https://mail.example.org', 'smtps://'],
    ['SMTP_URL', 'smtp://plaza:50%@mail.example.org', 'percent-encoded'],
    ['MAIL_FROM', 'Plaza', 'a sender like'],
    ['MAIL_FROM', 'Plaza\0 <plaza@example.org>', 'a sender like'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, proxy', 'networks of proxies'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'not everybody'],
    ['S3_ENDPOINT', 's3.example.org', 'https://'],
    ['S3_BUCKET', '../etc', 'a bucket'],
    ['S3_REGION', 'Frankfurt am Main', 'a region'],
  ])('%s=%s is refused in a sentence that names it', (name, value, allowed) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}.*${allowed}`))
  })

  test('files go to an S3-compatible store when all of its variables are set; an incomplete set is rejected', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example.org',
      S3_BUCKET: 'plaza',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'AMIRA',
      S3_SECRET_ACCESS_KEY: 'quiet',
    }
    expect(readConfig({}).s3).toBeNull()
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example.org',
      bucket: 'plaza',
      region: 'eu-central-1',
      accessKeyId: 'AMIRA',
      secretAccessKey: 'quiet',
    })
    for (const name of Object.keys(s3)) {
      expect(() => readConfig({ ...s3, [name]: '' }), name).toThrow(new RegExp(`^${name} must be set too .*all five.*none`))
    }
    expect(() => readConfig({ S3_SECRET_ACCESS_KEY: 'quiet' })).toThrow(
      /^(?!.*quiet)S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID must/,
    )
  })

  test('the sender is Plaza at the public host, or MAIL_FROM', () => {
    expect(readConfig({ PUBLIC_URL: 'https://plaza.example.org', DEMO: 'off' }).mailFrom).toEqual({
      name: 'Plaza',
      address: 'plaza@plaza.example.org',
    })
    expect(readConfig({ MAIL_FROM: 'Amira’s square <hello@example.org>' }).mailFrom).toEqual({
      name: 'Amira’s square',
      address: 'hello@example.org',
    })
  })

  test('the message for an invalid SMTP_URL does not contain it, because it can include a password', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://plaza:quiet@mail.example.org/inbox' })).toThrow(/^(?!.*quiet)SMTP_URL must be/)
  })

  test('a demo listens only on this machine', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/^HOST is “0\.0\.0\.0”.*DEMO=off/)
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'off' }).host).toBe('0.0.0.0')
  })

  test('a demo has no public address', () => {
    for (const url of ['https://shop.example', 'http://localhost.shop.example:3000', 'http://192.168.0.5:3000'])
      expect(() => readConfig({ PUBLIC_URL: url }), url).toThrow(/^PUBLIC_URL is .*, but a demo is for this machine only.*DEMO=off/)
    for (const url of ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])
      expect(readConfig({ PUBLIC_URL: url }).publicUrl).toBe(url)
    expect(readConfig({ PUBLIC_URL: 'https://shop.example', DEMO: 'off' }).publicUrl).toBe('https://shop.example')
  })
})
