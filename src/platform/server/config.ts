/** The environment, parsed once. A bad value is one sentence that names the variable, the value and what is allowed. */
import { resolve } from 'node:path'
import * as z from 'zod'
import { openSecrets } from './secrets.ts'

export type Config = Readonly<{
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null
  /** For migrations, LISTEN, locks and workers, which cannot go through a transaction pooler. Null: `databaseUrl`. */
  databaseDirectUrl: string | null
  publicUrl: string | null
  dataDir: string
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

const LOOPBACK = ['127.0.0.1', 'localhost', '::1']

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/.+/, 'a URL like postgres://user:password@host:5432/database')

const environment = z.object({
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an address like https://plaza.example.org' }).optional(),
  DATA_DIR: z.string().default('./data'),
  ROLE: z.enum(['all', 'web', 'worker'], 'all, web or worker').default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.string().default('3000').refine(isPort, 'a number from 0 to 65535').transform(Number),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  DEMO: z.enum(['on', 'off'], 'on or off').default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent').default('warn'),
})

/** Every variable Plaza reads; `.env.example` lists the same ones. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

/** Throws Trouble for a value that is not allowed. An empty variable counts as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(VARIABLES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const shown = /URL|TOKEN/.test(name) ? '' : ` is «${env[name]}», but`
    throw new Trouble(`${name}${shown} must be ${issue?.message}. Correct it in the environment or in .env and start again.`)
  }
  const { DATABASE_URL, DATABASE_DIRECT_URL, PUBLIC_URL, DATA_DIR, ROLE, HOST, PORT, METRICS_TOKEN, DEMO, LOG_LEVEL } = parsed.data
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
    dataDir,
    role: ROLE,
    host: HOST,
    port: PORT,
    metricsToken: METRICS_TOKEN ?? null,
    demo: DEMO === 'on',
    logLevel: LOG_LEVEL,
    secretFor: openSecrets(dataDir),
  })
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535
}
