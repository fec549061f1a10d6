/** Detects the encoding of a file: spreadsheets write more than UTF-8. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1256'] as const
export type Encoding = (typeof ENCODINGS)[number]

const SAMPLE_BYTES = 4096

/** Detects by byte order mark, then by zero bytes, then UTF-8 when valid; else the file is from an old spreadsheet program. */
export function detectEncoding(bytes: Uint8Array, old: Encoding = 'windows-1252'): Encoding {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [index, byte] of bytes.subarray(0, SAMPLE_BYTES).entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd > 0) return odd >= even ? 'utf-16le' : 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : old
}

export function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
