/**
 * The entry of `npm run dev`. PostgreSQL and Vite stay up in this process; the API runs in a child that restarts when its sources change.
 * Requests wait for the restart instead of failing.
 */

import { existsSync } from 'node:fs'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'
import { checkDatabase } from '#platform/server/postgres/check-database.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { isForThisMachine } from '#platform/server/this-machine.ts'
import { claimDataFolder, makeDataFolder } from './data-folder.ts'
import { startDevApi } from './dev-child.ts'
import { createDevDocuments } from './dev-documents.ts'
import { readPlazaConfig } from './read-config.ts'
import { DEMO_REFUSAL } from './requests.ts'
import { openShutdown } from './shutdown.ts'
import { explainStartupError } from './startup-messages.ts'

/** Paths that the API answers. `/demo` and `/files` are pictures; `/assets` has the styles of the last build, which `/mailbox` uses. */
const API_PATHS =
  /^\/(rpc|api|files|uploads|avatars|account\/exports|downloads|cart\/pictures|order-pictures|demo|mailbox|assets|livez|readyz|metrics)(\/|$|\?)/
/** The API redeems private order links, because it sets a cookie. */
const ORDER_LINK = /^\/order-confirmation\/[^/]+\?.*\blink=/

async function main(): Promise<void> {
  const life = openShutdown()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readPlazaConfig(process.env)
  makeDataFolder(config.dataDir)
  const claim = config.databaseUrl ? null : await claimDataFolder(config.dataDir)
  const password = () => config.secretFor('postgres').toString('base64url')
  const cluster = config.databaseUrl ? null : await openCluster({ folder: `${config.dataDir}/postgres`, durability: 'kept', password })
  try {
    const databaseUrl = config.databaseUrl ?? cluster?.url ?? ''
    await checkDatabase(config.databaseDirectUrl ?? databaseUrl)
    const server = createServer()
    const port = await listen(server, config)
    const origin = config.publicUrl ?? `http://${config.host}:${port}`
    const apiPort = await freePort()
    const api = startDevApi({ DATABASE_URL: databaseUrl, PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL: origin }, () =>
      printLine('API restarts …'),
    )
    const vite = await createVite({ server: { middlewareMode: true, ws: { server } }, appType: 'custom' })
    const documents = createDevDocuments(vite, origin, `http://127.0.0.1:${apiPort}`)

    server.on('request', (request, response) => {
      if (config.demo && !isForThisMachine(request)) return void response.writeHead(421).end(DEMO_REFUSAL)
      const path = request.url ?? '/'
      if (API_PATHS.test(path) || ORDER_LINK.test(path)) return void api.ready().then(() => forwardToApi(request, response, apiPort))
      vite.middlewares(request, response, () => {
        api
          .ready()
          .then(() => documents(request, response))
          .catch((error: Error) => {
            vite.ssrFixStacktrace(error)
            console.error(error)
            response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack)
          })
      })
    })
    await api.ready()
    await cluster?.guardAudit()
    printLine(`Plaza (development) runs at ${origin} (ready after ${(performance.now() / 1000).toFixed(1)} s)`)
    claim?.markReady(origin)
    await life.requested
    claim?.markStopping()
    api.stop()
    server.closeAllConnections()
    await vite.close()
  } finally {
    await cluster?.stop()
    claim?.release()
  }
}

function forwardToApi(request: IncomingMessage, response: ServerResponse, port: number): void {
  const upstream = forward({ host: '127.0.0.1', port, method: request.method, path: request.url, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  upstream.on('error', () => response.destroy())
  request.pipe(upstream)
}

function listen(server: ReturnType<typeof createServer>, { host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => resolve((server.address() as AddressInfo).port))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.close(resolve))
  return port
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
  process.exit()
} catch (error) {
  console.error(explainStartupError(error) ?? error)
  process.exit(1)
}
