/** Browser and system names in a user agent, in words their owner recognizes. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

const SYSTEMS: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** Null for unknown browsers and systems. */
export function parseUserAgent(userAgent: string): { browser: string | null; system: string | null } {
  const first = (names: readonly [string, RegExp][]) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}
