/**
 * Ids are text: a prefix that names the noun and a UUIDv7 in Crockford's base32, so they sort by creation time.
 * Knowing an id grants no access (docs/decisions/0003-ids-and-links.md).
 */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const ENCODED_LENGTH = 26

let lastMillisecond = 0
let sequence = 0

/** `prefix_` + 26 characters. Ids made by one process ascend, also within a millisecond. */
export function newId(prefix: string, now: number = Date.now()): string {
  return `${prefix}_${encodeBase32(uuidV7Bytes(now))}`
}

/** Whether a text has the format of an id with this prefix. The record may not exist. */
export function isId(prefix: string, text: string): boolean {
  return (
    text.length === prefix.length + 1 + ENCODED_LENGTH &&
    text.startsWith(`${prefix}_`) &&
    /^[0-9a-hjkmnp-tv-z]+$/.test(text.slice(prefix.length + 1))
  )
}

/** `length` random base32 characters, 5 bits each: 26 carry 130 bits. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => ALPHABET[byte & 31]).join('')
}

function uuidV7Bytes(now: number): Uint8Array {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  if (now > lastMillisecond) {
    lastMillisecond = now
    sequence = ((bytes[6]! << 8) | bytes[7]!) & 0x07ff
  } else {
    sequence += 1
    if (sequence > 0x0fff) {
      lastMillisecond += 1
      sequence = 0
    }
  }
  let time = lastMillisecond
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = time & 0xff
    time = Math.floor(time / 256)
  }
  bytes[6] = 0x70 | (sequence >> 8)
  bytes[7] = sequence & 0xff
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes
}

/** 16 bytes as 26 characters, most significant first, so that text order is byte order. */
function encodeBase32(bytes: Uint8Array): string {
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  let text = ''
  for (let index = 0; index < ENCODED_LENGTH; index += 1) {
    text = ALPHABET[Number(value & 31n)] + text
    value >>= 5n
  }
  return text
}
