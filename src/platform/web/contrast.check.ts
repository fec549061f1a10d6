/** Palettes as they stand in the style sheet, and the contrast of two of their colours (WCAG 2.2). */
export function palettesOf(css: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    [...css.matchAll(/\[data-theme=['"]([\w-]+)['"]\]\s*\{([^}]*)\}/g)].map(([, name = '', body = '']) => [
      name,
      Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[\da-f]{6})/g)].map(([, key = '', value = '']) => [key, value])),
    ]),
  )
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(hex)?.slice(1)
  if (!channels) throw new Error(`no colour: ${hex}`)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Number.parseInt(channel, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
