/** The pictures that the rows of a product name. Pure: no database, no clock. */
import type { NamedPicture } from '../pictures-by-url/picture-urls.sql.ts'
import type { ProductRow } from './group-rows.rules.ts'
import { optionsOfRow } from './merge-options.rules.ts'

/** In the order of the file. A picture has a color when only rows of this color name it as theirs. */
export function picturesOf(rows: readonly ProductRow[]): NamedPicture[] {
  const colors = new Map<string, Set<string>>()
  for (const { values } of rows) {
    const color = optionsOfRow(values)?.find(({ key }) => key === 'color')?.value
    for (const url of values.color_pictures ?? []) colors.set(url, (colors.get(url) ?? new Set()).add(color ?? ''))
  }
  const urls = new Set(rows.flatMap(({ values }) => [...(values.pictures ?? []), ...(values.color_pictures ?? [])]))
  return [...urls].map((url, position) => {
    const [color, second] = colors.get(url) ?? []
    return { url, position, color: (second === undefined && color) || null }
  })
}
