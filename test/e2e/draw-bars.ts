/** Bars of a code as a camera would see them: widths of bars and spaces, the first one a bar. */
import bwip from 'bwip-js/node'

export function barsOf(text: string): number[] {
  const [drawn] = bwip.raw('code128', text, '') as { sbs?: number[] }[]
  if (!drawn?.sbs) throw new Error(`${text} has no bars`)
  return [...drawn.sbs]
}
