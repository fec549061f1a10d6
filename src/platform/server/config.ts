/** The environment, parsed once. A bad value is one sentence that names the variable, the value and what is allowed. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { parseTrustedProxies, type TrustedProxies } from './client-address.ts'
import type { S3Settings } from './files/s3-files.ts'
import type { StripeAccount } from './kernel.ts'
import { defaultMailbox, type Mailbox, parseMailbox } from './mail/address.ts'
import { parseSmtpUrl } from './mail/smtp-url.ts'
import { installedChromium } from './printing/chromium.ts'
import { openSecrets } from './secrets.ts'

export type Config = Readonly<{
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null
  /** For migrations, LISTEN, locks and workers, which cannot go through a transaction pooler. Null: `databaseUrl`. */
  databaseDirectUrl: string | null
  publicUrl: string | null
  /** Whose `X-Forwarded-For` is believed. */
  trustedProxies: TrustedProxies
  /** smtp:// or smtps:// with a percent-encoded user and password. Null: mails are written into the data folder. */
  smtpUrl: string | null
  /** Whom Plaza's mails are from. */
  mailFrom: Mailbox
  dataDir: string
  /** Null: files are kept in `dataDir`. */
  s3: S3Settings | null
  /** Null: no cards, except the made-up ones of a demo. */
  stripe: StripeAccount | null
  /** Null: nobody can pay by transfer. */
  transferTo: string | null
  /** The program that prints papers as PDF; null: none, so people print them themselves. */
  chromium: string | null
  role: 'all' | 'web' | 'worker'
  host: string
  port: number
  metricsToken: string | null
  demo: boolean
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  secretFor(purpose: string): Buffer
}>

/** Something the person at the terminal can mend. The message is all they get to see. */
export class Trouble extends Error {}

/** Nobody's. */
const DEMO_ACCOUNT = 'Plaza House · Demo Bank · EC00 0000 0000 0000'

const LOOPBACK = ['127.0.0.1', 'localhost', '::1']

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/.+/, 'a URL like postgres://user:password@host:5432/database')

const environment = z.object({
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  SMTP_URL: z
    .string()
    .refine((text) => parseSmtpUrl(text) !== null, 'a URL like smtps://user:password@host:465, user and password percent-encoded')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => parseMailbox(text) !== null, 'a sender like Plaza <plaza@example.org>')
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
  TRANSFER_TO: z.string().max(300, 'at most 300 characters').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_[A-Za-z0-9]+$/, 'a secret key of Stripe, sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9]+(,whsec_[A-Za-z0-9]+)?$/,
      'the signing secret of a webhook of Stripe, whsec_…, or two with a comma while they change',
    )
    .optional(),
  CHROMIUM: z
    .string()
    .refine((text) => text === 'off' || existsSync(text), 'the path of a Chromium that is there, or off')
    .optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'all, web or worker').default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.string().default('3000').refine(isPort, 'a number from 0 to 65535').transform(Number),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  DEMO: z.enum(['on', 'off'], 'on or off').default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent').default('warn'),
})

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Every variable Plaza reads; `.env.example` lists the same ones. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

/** Throws Trouble for a value that is not allowed. An empty variable counts as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(VARIABLES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const shown = /URL|TOKEN|KEY|SECRET/.test(name) ? '' : ` is «${env[name]}», but`
    throw new Trouble(`${name}${shown} must be ${issue?.message}. Correct it in the environment or in .env and start again.`)
  }
  const {
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    SMTP_URL,
    MAIL_FROM,
    PUBLIC_URL,
    TRUSTED_PROXIES,
    DATA_DIR,
    ROLE,
    HOST,
    PORT,
    METRICS_TOKEN,
    DEMO,
    LOG_LEVEL,
  } = parsed.data
  if (DEMO === 'on' && !LOOPBACK.includes(HOST)) {
    throw new Trouble(
      `HOST is «${HOST}», but a demo listens on this machine only (${LOOPBACK.join(', ')}). Set DEMO=off to serve others, or leave HOST unset.`,
    )
  }
  const dataDir = resolve(DATA_DIR)
  return Object.freeze({
    databaseUrl: DATABASE_URL ?? null,
    databaseDirectUrl: DATABASE_DIRECT_URL ?? null,
    publicUrl: PUBLIC_URL ?? null,
    trustedProxies: (TRUSTED_PROXIES ? parseTrustedProxies(TRUSTED_PROXIES) : null) ?? [],
    smtpUrl: SMTP_URL ?? null,
    mailFrom: (MAIL_FROM ? parseMailbox(MAIL_FROM) : null) ?? defaultMailbox(PUBLIC_URL ?? null),
    dataDir,
    s3: s3Of(parsed.data),
    stripe: stripeOf(parsed.data),
    transferTo: parsed.data.TRANSFER_TO ?? (DEMO === 'on' ? DEMO_ACCOUNT : null),
    chromium: parsed.data.CHROMIUM === 'off' ? null : (parsed.data.CHROMIUM ?? installedChromium()),
    role: ROLE,
    host: HOST,
    port: PORT,
    metricsToken: METRICS_TOKEN ?? null,
    demo: DEMO === 'on',
    logLevel: LOG_LEVEL,
    secretFor: openSecrets(dataDir),
  })
}

type S3Variables = { [Name in (typeof S3_VARIABLES)[number]]?: string | undefined }

type StripeVariables = { STRIPE_SECRET_KEY?: string | undefined; STRIPE_WEBHOOK_SECRET?: string | undefined }

/** All of them or none: half a store would lose files. */
function s3Of(given: S3Variables): S3Settings | null {
  const missing = S3_VARIABLES.filter((name) => !given[name])
  if (missing.length === S3_VARIABLES.length) return null
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secret } = given
  if (!endpoint || !bucket || !region || !accessKeyId || !secret) {
    throw new Trouble(
      `${missing.join(', ')} must be set too when files go to an S3-compatible store. Set all five S3 variables, or none to keep files in DATA_DIR.`,
    )
  }
  return { endpoint, bucket, region, accessKeyId, secretAccessKey: secret }
}

/** Both or neither: money that nobody hears of is lost. */
function stripeOf({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: StripeVariables): StripeAccount | null {
  if (!secretKey && !webhookSecret) return null
  if (!secretKey || !webhookSecret) {
    const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
    throw new Trouble(`${missing} must be set too when cards are taken by Stripe. Set both Stripe variables, or neither.`)
  }
  return { secretKey, webhookSecrets: webhookSecret.split(','), apiUrl: 'https://api.stripe.com' }
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535
}
