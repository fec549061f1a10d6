/**
 * `npm run bench -- pages`: what pages of the demo data cost a phone. Lighthouse's scores (mobile preset), and what a throttled first visit
 * loads until idle. Prints Markdown for `docs/proof.md`. `--only product` takes pages by name, `--no-lighthouse` visits alone,
 * `--files` lists what was loaded.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { DEMO_PASSWORD } from '#app/server/demo-accounts.ts'
import { openPlaza } from '#app/server/plaza.ts'
import { readPlazaConfig } from '#app/server/read-config.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { findBrowser } from '../scripts/browser.ts'
import { fetchLighthouse, runLighthouse } from './lighthouse.ts'
import { formatPages, type MeasuredPage, type Page } from './pages-report.ts'
import { visitRepeatedly } from './visit.ts'

type Options = { only: string; lighthouse: boolean; say: (line: string) => void }

export async function runPages(options: Options): Promise<readonly MeasuredPage[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-bench-'))
  const cluster = await openThrowAwayCluster()
  try {
    const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'on', LOG_LEVEL: 'error' }
    const plaza = await openPlaza(readPlazaConfig(env), cluster.url)
    try {
      return await measurePages(plaza.url, options)
    } finally {
      await plaza.stop()
    }
  } finally {
    await cluster.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export async function measurePages(url: string, { only, lighthouse, say }: Options): Promise<readonly MeasuredPage[]> {
  const { path: executablePath, flags: args } = findBrowser()
  const browser = await chromium.launch({ executablePath, args })
  const program = lighthouse ? fetchLighthouse() : null
  try {
    const shown = await findShown(url)
    const measured: MeasuredPage[] = []
    for (const page of pagesOf(shown).filter(({ name }) => name.includes(only))) {
      const prepare = preparing(page.who, shown)
      // The first answer of a page is rendered; later ones are cached, as they are for visitors of a shop that is open.
      await fetch(url + page.path)
      const visit = await visitRepeatedly(browser, url, { path: page.path, prepare })
      const scores = program ? await runLighthouse(program, url + page.path, await cookiesAfter(browser, url, prepare)) : null
      measured.push({ ...page, visit, scores })
      say(`${page.name}: ${visit.files.length} requests${scores ? `, performance ${scores.scores.performance}` : ''}`)
    }
    return measured
  } finally {
    await browser.close()
  }
}

const pagesOf = ({ productPath, vendorPath }: Shown): Page[] => [
  { name: 'landing', path: '/', who: 'guest' },
  { name: 'marketplace', path: '/marketplace', who: 'guest' },
  { name: 'product', path: productPath, who: 'guest' },
  { name: 'vendor page', path: vendorPath, who: 'guest' },
  { name: 'checkout', path: '/checkout', who: 'buyer', hidden: true },
  { name: 'dashboard', path: '/dashboard', who: 'vendor', hidden: true },
  { name: 'orders of a vendor', path: '/orders', who: 'vendor', hidden: true },
  { name: 'landing of a member', path: '/', who: 'vendor' },
]

type Shown = { productPath: string; vendorPath: string; variantId: string }

/** The first product of the marketplace with a choice of variants, and its vendor. */
async function findShown(url: string): Promise<Shown> {
  type Listing = { productId: string; vendor: { slug: string } }
  const { items } = await readJson<{ items: Listing[] }>(`${url}/api/v1/marketplace/listings?limit=24`)
  for (const { productId, vendor } of items) {
    type Product = { variants: { id: string; availability: string }[] }
    const { variants } = await readJson<Product>(`${url}/api/v1/marketplace/listings/${productId}`)
    const variant = variants.find(({ availability }) => availability === 'available')
    if (variants.length > 1 && variant)
      return { productPath: `/products/${productId}`, vendorPath: `/vendors/${vendor.slug}`, variantId: variant.id }
  }
  throw new Error('The demo data has no product with a choice of variants that are in stock.')
}

async function readJson<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Answer
}

/** By then the member's other pages have been told of a login. */
const TOLD_MS = 3000

type Prepare = (context: BrowserContext) => Promise<void>

function preparing(who: Page['who'], { variantId }: Shown): Prepare | undefined {
  if (who === 'guest') return undefined
  const [operation, json] =
    who === 'buyer'
      ? ['cart/addLine', { variantId, quantity: 1 }]
      : ['accounts/session/logIn', { email: 'vendor@plaza.example', password: DEMO_PASSWORD }]
  return async (context) => {
    // A context's own requests take its cookies along and keep those they are given.
    const response = await context.request.post(`/rpc/${operation}`, { data: { json }, headers: { 'sec-fetch-site': 'same-origin' } })
    if (!response.ok()) throw new Error(`${operation} answered ${response.status()}: ${await response.text()}`)
    // A page that is opened before asks again who uses it.
    await new Promise((resolve) => setTimeout(resolve, TOLD_MS))
  }
}

async function cookiesAfter(browser: Browser, url: string, prepare: Prepare | undefined): Promise<Record<string, string>> {
  if (!prepare) return {}
  const context = await browser.newContext({ baseURL: url })
  try {
    await prepare(context)
    const cookies = await context.cookies()
    return { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  } finally {
    await context.close()
  }
}

export async function reportPages(options: Options & { files: boolean }): Promise<string> {
  return formatPages(await runPages(options), options)
}
