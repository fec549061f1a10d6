/**
 * `node bench/people.ts`: compares what people do with contacts, deals, tasks and employees in a workspace with 10,000 contacts and 100 employees, and
 * with 100,000 and 1,000. Then it calls the list of contacts and creates contacts beside a bare loop, which sends the same statements by `pg` alone.
 * Prints Markdown for `docs/proof.md`. `node bench/people.ts board` runs the jobs with this word in their name.
 */
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Filled, type FilledFigures, type Filling, measureFilled, openFilled, printFilled } from './filled.ts'
import { summarizeRun } from './measure.ts'
import { FILL_SQL } from './people.sql.ts'
import { peopleJobs } from './people-jobs.ts'
import { recordStatements, type Statement } from './record-statements.ts'

type Size = { contacts: number; employees: number }
const SMALL: Size = { contacts: 10_000, employees: 100 }
const LARGE: Size = { contacts: 100_000, employees: 1000 }
const ROUNDS = 300
const MAX_RATIO = 1.5
const MIN_SHARE = 0.5
const COMPARED = ['contacts: the first page', 'a new contact']
const TABLES = ['companies', 'contacts', 'score_entries', 'interactions', 'deals', 'tasks', 'stage_sums'].map((table) => `crm.${table}`)

const filling = ({ contacts, employees }: Size): Filling => ({
  sql: FILL_SQL.replaceAll('$CONTACTS', String(contacts)).replaceAll('$EMPLOYEES', String(employees)),
  tables: [...TABLES, 'hr.employees'],
  jobs: peopleJobs,
})

/** `only`: jobs with this text in their name. */
export const measurePeople = (
  sizes: readonly Size[],
  { rounds = ROUNDS, only }: { rounds?: number; only?: string | undefined } = {},
): Promise<FilledFigures> => measureFilled(sizes.map(filling), { rounds, only })

/** Calls per second of the operation, and of its statements sent by `pg` alone, in turn on one connection. */
export type Share = { name: string; plaza: number; bare: number }

export async function compareWithDriver(size: Size, rounds: number): Promise<Share[]> {
  const filled = await openFilled(filling(size))
  const client = new pg.Client({ connectionString: filled.url })
  try {
    await client.connect()
    const shares: Share[] = []
    for (const name of COMPARED) shares.push(await compare(filled, client, name, rounds))
    return shares
  } finally {
    await client.end()
    await filled.close()
  }
}

async function compare({ jobs }: Filled, client: pg.Client, name: string, rounds: number): Promise<Share> {
  const job = jobs[name]
  if (!job) throw new Error(`no job is called ${name}`)
  const spent = { plaza: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    let since = performance.now()
    const statements = await recordStatements(job)
    spent.plaza.push(performance.now() - since)
    since = performance.now()
    await send(client, statements)
    spent.bare.push(performance.now() - since)
  }
  const perSecond = (latencies: number[]) => 1000 / summarizeRun(latencies, 1, 0).p50
  return { name, plaza: perSecond(spent.plaza), bare: perSecond(spent.bare) }
}

/** The statements of a write would insert the same rows again, so their ids get another end. */
async function send(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { name, text, values } of statements)
    await client.query({ text, values: freshIds(values), ...(name !== undefined && { name }) })
}

const ID = /\b(contact|score|act|evt|event)_[0-9a-z]{26}\b/g
const freshIds = (values: readonly unknown[]): unknown[] =>
  values.map((value) => {
    if (Array.isArray(value)) return freshIds(value)
    return typeof value === 'string' ? value.replace(ID, (id) => id.slice(0, -1) + (id.endsWith('z') ? '0' : 'z')) : value
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const only = process.argv[2]
  printFilled(await measurePeople([SMALL, LARGE], { only }), ['10,000 contacts', '100,000 contacts'], MAX_RATIO)
  if (only === undefined)
    for (const { name, plaza, bare } of await compareWithDriver(LARGE, ROUNDS)) {
      console.log(`${name}: ${plaza.toFixed(0)} per second, the bare loop ${bare.toFixed(0)}, share ${(plaza / bare).toFixed(2)}`)
      if (plaza / bare < MIN_SHARE) process.exitCode = 1
    }
}
