/** Runs Lighthouse with its mobile preset. It is fetched once into the data folder, because nothing else needs it. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../scripts/browser.ts'

const VERSION = '13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof CATEGORIES)[number]
export type Scores = {
  scores: Record<Category, number>
  lcpMs: number
  /** Audits that cost points, as `category: what is wrong`. */
  findings: readonly string[]
}

type Audit = { title: string; score: number | null; numericValue?: number; displayValue?: string }
type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

/** The program of Lighthouse. */
export function fetchLighthouse(): string {
  const folder = join(import.meta.dirname, '..', 'data', 'bench', `lighthouse-${VERSION}`)
  const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--no-save', `lighthouse@${VERSION}`]
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`Lighthouse could not be fetched: ${stderr}`)
  return program
}

/** The blocking time that Lighthouse measures moves with the machine, so the middle one of three runs counts. */
const RUNS = 3

export async function runLighthouse(program: string, url: string, headers: Readonly<Record<string, string>>): Promise<Scores> {
  const runs: Scores[] = []
  while (runs.length < RUNS) runs.push(await runOnce(program, url, headers))
  runs.sort((a, b) => a.scores.performance - b.scores.performance)
  return runs[Math.floor(RUNS / 2)] as Scores
}

/** Chromium sometimes loses the beginning of a trace, and Lighthouse ends without a report. */
const TRIES = 3

async function runOnce(program: string, url: string, headers: Readonly<Record<string, string>>, triesLeft = TRIES - 1): Promise<Scores> {
  const { path, flags } = findBrowser()
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES}`,
    `--chrome-flags=--headless=new ${flags.join(' ')}`,
    ...(Object.keys(headers).length > 0 ? [`--extra-headers=${JSON.stringify(headers)}`] : []),
  ]
  try {
    return summarize(JSON.parse(await readOutput(args, { ...process.env, CHROME_PATH: path })) as Report)
  } catch (error) {
    if (triesLeft === 0) throw error
    return runOnce(program, url, headers, triesLeft - 1)
  }
}

function readOutput(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`Lighthouse ended with ${code}.`))))
  })
}

function summarize({ categories, audits }: Report): Scores {
  const findings = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return []
      return `${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`
    }),
  )
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? 0,
    findings,
  }
}
