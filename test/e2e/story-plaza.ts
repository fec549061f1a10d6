/** A whole Plaza as `npm start` runs it, with the demo story in a database of its own and the built web. */
import { createHmac } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPlaza } from '#app/server/plaza.ts'
import { installedChromium } from '#platform/server/printing/chromium.ts'
import type { Language } from '#platform/shared/language.ts'

export type StoryPlaza = {
  url: string
  dataDir: string
  rows<Row extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Where a product of the story is shown, by the SKU of one of its variants. */
  pathOf(sku: string): Promise<string>
  variantOf(sku: string): Promise<string>
  /** What the product is called. */
  nameOf(sku: string, language: Language): Promise<string>
  /** Leaves so many units to sell. */
  leave(sku: string, units: number): Promise<void>
  close(): Promise<void>
}

type Options = {
  /** Passkeys need one with a name. */
  host?: string
  /** Where its files are kept, and stay. Without, they are a copy of the told story's, if it was told, and go with the Plaza. */
  dataDir?: string
}

/** In an empty database the story is told first. */
export async function openStoryPlaza(databaseUrl: string, { host = '127.0.0.1', dataDir: kept }: Options = {}): Promise<StoryPlaza> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'plaza-story-'))
  const { PLAZA_TOLD_FILES: told } = process.env
  if (told && !kept) cpSync(told, dataDir, { recursive: true })
  const plaza = await openPlaza(
    {
      databaseUrl,
      databaseDirectUrl: null,
      publicUrl: null,
      trustedProxies: [],
      smtpUrl: null,
      mailFrom: { name: 'Plaza', address: 'plaza@localhost' },
      dataDir,
      s3: null,
      stripe: null,
      transferTo: 'Plaza House, EC00 0001',
      chromium: process.env['PLAZA_BROWSER'] ?? installedChromium(),
      role: 'all',
      host,
      port: 0,
      metricsToken: null,
      demo: true,
      logLevel: 'error',
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
    async pathOf(sku) {
      const [variant] = await rows<{ product_id: string }>('select product_id from catalog.variants where sku = $1', [sku])
      if (!variant) throw new Error(`the story has no ${sku}`)
      return `/products/${variant.product_id}`
    },
    async variantOf(sku) {
      const [variant] = await rows<{ id: string }>('select id from catalog.variants where sku = $1', [sku])
      if (!variant) throw new Error(`the story has no ${sku}`)
      return variant.id
    },
    async nameOf(sku, language) {
      const sql = 'select name from catalog.product_texts t join catalog.variants v using (product_id) where v.sku = $1 and language = $2'
      const [product] = await rows<{ name: string }>(sql, [sku, language])
      if (!product) throw new Error(`the story has no ${sku} in ${language}`)
      return product.name
    },
    async leave(sku, units) {
      await rows('update inventory.stock set on_hand = allocated + $2 from catalog.variants v where v.id = variant_id and v.sku = $1', [
        sku,
        units,
      ])
    },
    async close() {
      await plaza.stop()
      await client.end()
      if (!kept) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
