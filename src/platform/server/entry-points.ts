/**
 * The two HTTP entry points. `/rpc` serves our own web app: cookies, same origin, JSON by POST. `/api/v1` is the public API: no
 * cookies, JSON only, described by `/api/v1/openapi.json`. Neither supports batching.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnyContractProcedure, AnyContractRouter } from '@orpc/contract'
import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { ORPCError, onError, type Router } from '@orpc/server'
import { RPCHandler } from '@orpc/server/node'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { OperationMeta } from '#platform/shared/contract.ts'
import { isPublicOperation } from './authorize.ts'
import type { RequestContext } from './guard.ts'
import { readJson, unreadableBody } from './json-body.ts'
import { isSameOrigin } from './same-origin.ts'
import { drainOrClose } from './unread-body.ts'

/** Skips the serializer's search for other types: replies are plain JSON by contract, so JSON.stringify alone is enough and faster. */
class PlainJson {
  private readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
  toJSON(): unknown {
    return this.value
  }
}
const plainJson = { condition: (data: unknown) => data?.constructor === Object, serialize: (data: unknown) => new PlainJson(data) }

export type EntryPoint = (request: IncomingMessage, response: ServerResponse, context: RequestContext) => Promise<void>

export function rpcEntryPoint<T extends AnyContractRouter>(router: Router<T, RequestContext>, publicOrigin: string): EntryPoint {
  const handler = new RPCHandler(router, {
    interceptors: [onError(reportUnreadableBody)],
  })
  return async (request, response, context) => {
    if (request.method !== 'POST') return sendError(response, 405, 'METHOD_NOT_ALLOWED', { allow: 'POST' })
    if (!isJson(request)) return sendError(response, 415, 'UNSUPPORTED_MEDIA_TYPE')
    if (!isSameOrigin(request, publicOrigin)) return sendError(response, 403, 'FORBIDDEN')
    const { matched } = await handler.handle(withJsonBody(request, response), response, { prefix: '/rpc', context })
    if (!matched) sendError(response, 404, 'NOT_FOUND')
  }
}

export function apiEntryPoint<T extends AnyContractRouter>(router: Router<T, RequestContext>): EntryPoint {
  const converter = new ZodToJsonSchemaConverter()
  const handler = new OpenAPIHandler(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters: [converter] })],
    customJsonSerializers: [plainJson],
    filter: onlyPublic,
    interceptors: [onError(reportUnreadableBody)],
  })
  return async (request, response, context) => {
    const hasBody = Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined
    if (hasBody && !isJson(request)) return sendError(response, 415, 'UNSUPPORTED_MEDIA_TYPE')
    const { matched } = await handler.handle(withJsonBody(request, response), response, { prefix: '/api/v1', context })
    if (!matched) sendError(response, 404, 'NOT_FOUND')
  }
}

/** The OpenAPI document of the public API; operation ids are contract paths. */
export async function openApiDocument(contract: AnyContractRouter, server: string): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    filter: onlyPublic,
    info: {
      title: 'Plaza',
      version: '1',
      description: [
        'JSON over HTTPS. Every write accepts an `Idempotency-Key` (8–255 printable characters): the same key and body return the first reply; another body fails with 422.',
        'A guest is identified by the token in the response header `Plaza-Guest`; send it back in the request header of that name.',
        'An order is read with its private link token in the header `Plaza-Order-Link`, or by the guest who placed it.',
        'Product names come in the language of `Accept-Language`: en, es or ar.',
      ].join('\n\n'),
    },
    servers: [{ url: `${server}/api/v1` }],
  })
}

/** Operations that depend on the session cookie are not part of the public API. */
const onlyPublic = ({ contract }: { contract: AnyContractProcedure }) => isPublicOperation(contract['~orpc'].meta as OperationMeta)

function isJson(request: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')
}

/** `guard` converts all errors of operations, so any other error here is an unreadable body. */
function reportUnreadableBody(error: unknown): void {
  if (error instanceof ORPCError) return
  throw unreadableBody('unreadable')
}

/** oRPC takes `body` instead of reading the request: it has no limits, and takes some JSON bodies for files. It is read when needed. */
function withJsonBody(request: IncomingMessage, response: ServerResponse): IncomingMessage & { body?: unknown } {
  let body: Promise<unknown> | null = null
  return Object.defineProperty(request, 'body', {
    get: () => {
      body ??= readJson(request).finally(() => drainOrClose(request, response))
      return body
    },
  })
}

export function sendError(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}): void {
  const body = JSON.stringify({ defined: false, code, status, message: code })
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers })
  response.end(body)
}
