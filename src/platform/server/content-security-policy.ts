/** The content security policy of pages. Scripts: only our own files and rendered inline scripts, by their hashes; no eval. */
import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

export function inlineScriptHashes(html: string): string[] {
  return [
    ...new Set(
      Array.from(html.matchAll(INLINE_SCRIPT), ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
    ),
  ]
}

export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    // The dialog component's scroll lock writes style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For the service worker: the browser takes its policy from its script's response, not from the pages. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** For the worker that reads codes: like every worker it has the policy of its script's response, and only it may compile WebAssembly. */
export const DECODER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** For responses that are not pages; they load nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"
