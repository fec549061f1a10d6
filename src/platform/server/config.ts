/** Parses the environment once. The message for an invalid value names the variable, the value and the allowed values. */
import { resolve } from 'node:path'
import * as z from 'zod'
import { parseTrustedProxies, type TrustedProxies } from './client-address.ts'
import { ConfigError, type DomainConfig, DomainConfigs, type Environment, parseVariables } from './environment.ts'
import type { S3Settings } from './files/s3-files.ts'
import { defaultMailbox, type Mailbox, parseMailbox } from './mail/address.ts'
import { parseSmtpUrl } from './mail/smtp-url.ts'
import { openSecrets } from './secrets.ts'
import { isLoopback, LOOPBACK_NAMES } from './this-machine.ts'

export type Config = Readonly<{
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null
  /** For migrations, LISTEN, locks and workers, which cannot go through a transaction pooler. Null: `databaseUrl`. */
  databaseDirectUrl: string | null
  /** Carries messages between processes. Null: `databaseDirectUrl` does. */
  redisUrl: string | null
  publicUrl: string | null
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: TrustedProxies
  /** smtp:// or smtps:// with a percent-encoded user and password. Null: mails are written into the data folder. */
  smtpUrl: string | null
  /** The sender of Plaza's mails. */
  mailFrom: Mailbox
  /** Where weaknesses are reported: a mailto: or https: address. */
  securityContact: string
  dataDir: string
  /** Null: files are stored in `dataDir`. */
  s3: S3Settings | null
  role: 'all' | 'web' | 'worker'
  host: string
  port: number
  metricsToken: string | null
  /** `passphrase`: encrypts the master secret in backups; null: they do not contain it. */
  backup: { daily: boolean; passphrase: string | null }
  demo: boolean
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  secretFor(purpose: string): Buffer
  /** What the domains have read from the environment. */
  domains: DomainConfigs
}>

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/.+/, 'a URL like postgres://user:password@host:5432/database')

const environment = z.object({
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/.+/, 'a URL like redis://user:password@host:6379')
    .optional(),
  SMTP_URL: z
    .string()
    .refine((text) => parseSmtpUrl(text) !== null, 'a URL like smtps://user:password@host:465, user and password percent-encoded')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => parseMailbox(text) !== null, 'a sender like Plaza <plaza@example.org>')
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'an address like mailto:security@example.org or https://example.org/security')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an address like https://plaza.example.org' }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (text) => parseTrustedProxies(text) !== null,
      'addresses or networks of proxies like 10.0.0.0/8, separated by commas, not everybody',
    )
    .optional(),
  DATA_DIR: z.string().default('./data'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'an address like https://s3.example.org' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket, 3 to 63 of a-z, 0-9, dots and dashes')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'a region like eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'all, web or worker').default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.string().default('3000').refine(isPort, 'a number from 0 to 65535').transform(Number),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  BACKUP: z.enum(['daily', 'off'], 'daily or off').optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'at least 12 characters').optional(),
  DEMO: z.enum(['on', 'off'], 'on or off').default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent').default('warn'),
})

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** All variables of the platform. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

/** Throws ConfigError for a value that is not allowed, of the platform or of one of the domains. */
export function readConfig(env: Environment, domainConfigs: readonly DomainConfig<unknown>[] = []): Config {
  const given = parseVariables(environment, env)
  const {
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    REDIS_URL,
    SMTP_URL,
    MAIL_FROM,
    SECURITY_CONTACT,
    PUBLIC_URL,
    TRUSTED_PROXIES,
    DATA_DIR,
    ROLE,
    HOST,
    PORT,
    METRICS_TOKEN,
    BACKUP,
    BACKUP_PASSPHRASE,
    DEMO,
    LOG_LEVEL,
  } = given
  if (DEMO === 'on' && !isLoopback(HOST)) {
    throw new ConfigError(
      `HOST is “${HOST}”, but a demo listens on this machine only (${LOOPBACK_NAMES}). Set DEMO=off to serve others, or leave HOST unset.`,
    )
  }
  if (DEMO === 'on' && PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) {
    throw new ConfigError(
      `PUBLIC_URL is “${PUBLIC_URL}”, but a demo is for this machine only (${LOOPBACK_NAMES}), because its passwords are public. Set DEMO=off to serve others, or leave PUBLIC_URL unset.`,
    )
  }
  const dataDir = resolve(DATA_DIR)
  const demo = DEMO === 'on'
  const domains = new DomainConfigs()
  for (const config of domainConfigs) domains.set(config, config.read(env, { demo }))
  const mailFrom = (MAIL_FROM ? parseMailbox(MAIL_FROM) : null) ?? defaultMailbox(PUBLIC_URL ?? null)
  return Object.freeze({
    databaseUrl: DATABASE_URL ?? null,
    databaseDirectUrl: DATABASE_DIRECT_URL ?? null,
    redisUrl: REDIS_URL ?? null,
    publicUrl: PUBLIC_URL ?? null,
    trustedProxies: (TRUSTED_PROXIES ? parseTrustedProxies(TRUSTED_PROXIES) : null) ?? [],
    smtpUrl: SMTP_URL ?? null,
    mailFrom,
    securityContact: SECURITY_CONTACT ?? `mailto:${mailFrom.address}`,
    dataDir,
    s3: readS3Settings(given),
    role: ROLE,
    host: HOST,
    port: PORT,
    metricsToken: METRICS_TOKEN ?? null,
    backup: { daily: (BACKUP ?? (DATABASE_URL ? 'off' : 'daily')) === 'daily', passphrase: BACKUP_PASSPHRASE ?? null },
    demo,
    logLevel: LOG_LEVEL,
    secretFor: openSecrets(dataDir),
    domains,
  })
}

type S3Variables = { [Name in (typeof S3_VARIABLES)[number]]?: string | undefined }

/** All S3 variables must be set, or none: an incomplete configuration would lose files. */
function readS3Settings(given: S3Variables): S3Settings | null {
  const missing = S3_VARIABLES.filter((name) => !given[name])
  if (missing.length === S3_VARIABLES.length) return null
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secret } = given
  if (!endpoint || !bucket || !region || !accessKeyId || !secret) {
    throw new ConfigError(
      `${missing.join(', ')} must be set too when files go to an S3-compatible store. Set all five S3 variables, or none to keep files in DATA_DIR.`,
    )
  }
  return { endpoint, bucket, region, accessKeyId, secretAccessKey: secret }
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535
}
