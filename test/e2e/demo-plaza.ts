/** Runs a complete Plaza as `npm start` does, with demo data in its own database and the built web. */

import { createHmac } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPlaza } from '#app/server/plaza.ts'
import type { Language } from '#platform/shared/language.ts'
import { withPayments } from '#test/plaza/payments-config.ts'
import { setAvailable } from '#test/plaza/set-available.sql.ts'

/** The version of the demo's terms of service, for requests that register or order without a form. */
export const ACCEPTED_TERMS = { termsVersion: 2 }

export type DemoPlaza = {
  url: string
  dataDir: string
  rows<Row extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>
  /** The path of a product, by the SKU of one of its variants. */
  productPath(sku: string): Promise<string>
  variantId(sku: string): Promise<string>
  /** The product's name. */
  productName(sku: string, language: Language): Promise<string>
  /** Sets the number of units available for sale. */
  setAvailable(sku: string, units: number): Promise<void>
  close(): Promise<void>
}

type Options = {
  /** The host name; passkeys need a name instead of an IP address. */
  host?: string
  /** A folder of files that is kept. By default Plaza gets a copy of the seeded demo files, which is deleted with it. */
  dataDir?: string
}

/** Seeds the demo data first if the database is empty. */
export async function openDemoPlaza(databaseUrl: string, { host = '127.0.0.1', dataDir: kept }: Options = {}): Promise<DemoPlaza> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'plaza-demo-'))
  const { PLAZA_DEMO_FILES: files } = process.env
  if (files && !kept) cpSync(files, dataDir, { recursive: true })
  const plaza = await openPlaza(
    {
      databaseUrl,
      databaseDirectUrl: null,
      redisUrl: null,
      publicUrl: null,
      trustedProxies: [],
      smtpUrl: null,
      mailFrom: { name: 'Plaza', address: 'plaza@localhost' },
      securityContact: 'mailto:plaza@localhost',
      dataDir,
      s3: null,
      role: 'all',
      host,
      port: 0,
      metricsToken: null,
      backup: { daily: false, passphrase: null },
      demo: true,
      logLevel: 'error',
      domains: withPayments(),
      secretFor: (purpose) => createHmac('sha256', 'test').update(purpose).digest(),
    },
    databaseUrl,
  )
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const rows = async <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    (await client.query<Row>(sql, values)).rows
  return {
    url: plaza.url,
    dataDir,
    rows,
    async productPath(sku) {
      const [variant] = await rows<{ product_id: string }>('select product_id from catalog.variants where sku = $1', [sku])
      if (!variant) throw new Error(`the demo data has no ${sku}`)
      return `/products/${variant.product_id}`
    },
    async variantId(sku) {
      const [variant] = await rows<{ id: string }>('select id from catalog.variants where sku = $1', [sku])
      if (!variant) throw new Error(`the demo data has no ${sku}`)
      return variant.id
    },
    async productName(sku, language) {
      const sql = 'select name from catalog.product_texts t join catalog.variants v using (product_id) where v.sku = $1 and language = $2'
      const [product] = await rows<{ name: string }>(sql, [sku, language])
      if (!product) throw new Error(`the demo data has no ${sku} in ${language}`)
      return product.name
    },
    async setAvailable(sku, units) {
      const [variant] = await rows<{ id: string }>('select id from catalog.variants where sku = $1', [sku])
      await rows('begin')
      await setAvailable(rows, variant?.id, units)
      await rows('commit')
    },
    async close() {
      await plaza.stop()
      await client.end()
      if (!kept) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
