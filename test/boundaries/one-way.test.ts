import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { countUses, WAYS, type Way, wayViolations } from './one-way.ts'
import { readSources } from './schemas.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const servers = readSources(ROOT, 'src/{app,platform,domains/*}/{server,shared}/**/*.ts').filter(
  ({ path }) => !/\.test\.ts$|db\.types\.ts$/.test(path),
)

const everything = readSources(ROOT, 'src/**/*.{ts,tsx}').filter(({ path }) => !/\.test\.ts$|db\.types\.ts$/.test(path))

/** `least` uses must be found in the server or `within` other files, and the planted text must be a violation. */
const CASES: readonly (readonly [Way, { least: number; planted: readonly string[]; within?: typeof servers }])[] = [
  [
    WAYS.context,
    {
      least: 20,
      planted: [
        'const os = implement(crm).$context<RequestContext>().use(guard)',
        '  if (!membership) throw notFound()',
        '  if (!ctx.membership) throw notFound()',
        "  if (viewer.kind !== 'member') throw notFound()",
        "  if (!membership || viewer.kind !== 'member') throw notFound()",
        '  const { id } = requireMember(ctx)',
      ],
    },
  ],
  [
    WAYS.money,
    {
      least: 60,
      planted: [
        'return { amountMinor, currency: BASE_CURRENCY }',
        'total: { amountMinor: row.totalMinor, currency: row.currency },',
        'const money = (amountMinor: number) => inBase(amountMinor)',
      ],
    },
  ],
  [
    WAYS.list,
    {
      least: 9,
      planted: [
        "const pattern = q.replace(/[\\\\%_]/g, '\\\\$&')",
        'const most = MAX_EXACT_COUNT + 1',
        'const after = afterCursor(NEWEST, cursor)',
        'const { items } = toPage(rows, limit, NEWEST, keyOf)',
      ],
    },
  ],
  [
    WAYS.settings,
    {
      least: 5,
      planted: [
        'await sql`update crm.settings set stages = 4 where version = 1`.execute(db)',
        "crm(db).updateTable('crm.settings').set({ stages })",
        "await recordAudit(tx, { actor, action: 'crm.settingsChanged', resource })",
      ],
    },
  ],
  [
    WAYS.states,
    {
      least: 6,
      planted: ['const LEADS: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {}', "const LEAD_TRANSITIONS = { open: ['won'] }"],
    },
  ],
  [
    WAYS.import,
    {
      least: 1,
      planted: [
        'const cell = (key: Column) => values[key]?.trim()',
        'function readRow(row: FileRow): Lead {',
        'const leads = file.map(({ line, values }) => ({ line, name: values.name }))',
      ],
    },
  ],
  [
    WAYS.resource,
    {
      least: 14,
      planted: [
        'const lead: Resource = {',
        "export const resources: readonly Resource[] = [{ type: 'lead', cards }]",
        "const lead = { type: 'lead', cards } satisfies Resource",
      ],
    },
  ],
  [
    WAYS.csv,
    {
      least: 4,
      within: everything,
      planted: [
        "import Papa from 'papaparse'",
        "response.writeHead(200, { 'content-type': 'text/csv' })",
        "const file = rows.map((row) => row.join(',')).join('\\n')",
      ],
    },
  ],
  [
    WAYS.request,
    {
      least: 0,
      planted: [
        'const picture = await fetch(url)',
        "import { request } from 'node:https'",
        "import { get, type IncomingMessage } from 'node:http'",
        'http.get(url, take)',
      ],
    },
  ],
]

describe('boundary 7: one way to do a thing', () => {
  test.each(CASES)('$use is used and nobody does it by hand', (way, { least, within = servers }) => {
    expect(servers.length).toBeGreaterThan(500)
    expect(countUses(way, within)).toBeGreaterThanOrEqual(least)
    expect(wayViolations(way, within)).toEqual([])
  })

  test.each(CASES)('a planted violation of $use is found', (way, { planted }) => {
    for (const text of planted) {
      const found = wayViolations(way, [{ path: 'src/domains/crm/server/leads.ts', text }])
      expect(found.length, text).toBeGreaterThan(0)
    }
    expect(wayViolations(way, [{ path: 'src/domains/crm/server/leads.ts', text: `// ${planted[0]}` }])).toEqual([])
  })
})
