/** What a page may load. Scripts: our own files and the inline ones we rendered, by their hashes; nothing else, no eval. */
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
    // Scroll locks of the dialog part write style attributes.
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

/** For the worker, which asks Plaza in the name of pages: its policy comes with its script, not with theirs. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** For answers that are no pages: they load nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"
