import { COLORS } from '../colors.ts'
import { useColorName } from './color.tsx'

type Choice = { id: string; title: string }

/** The known colors, searchable by their names in the reader's language. */
export function useColorChoices(): { find: (query: string) => Choice[]; of: (color: string) => Choice } {
  const colorName = useColorName()
  const of = (color: string) => ({ id: color, title: colorName(color) })
  return {
    of,
    find(query) {
      const wanted = query.trim().toLocaleLowerCase()
      return Object.keys(COLORS)
        .map(of)
        .filter(({ id, title }) => title.toLocaleLowerCase().includes(wanted) || id.includes(wanted))
    },
  }
}
