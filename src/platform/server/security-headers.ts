/** Security headers of every response, including errors. */
import type { ServerResponse } from 'node:http'
import { NO_CONTENT_POLICY } from './content-security-policy.ts'

export function setSecurityHeaders(response: ServerResponse, { https }: { https: boolean }): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('x-frame-options', 'DENY')
  response.setHeader('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()')
  response.setHeader('content-security-policy', NO_CONTENT_POLICY)
  if (https) response.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains')
}
