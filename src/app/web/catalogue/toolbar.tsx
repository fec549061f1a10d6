import { Link, useSearchParams } from 'react-router'
import { Select } from '#platform/web/ui/select.tsx'

const WIDTHS = [
  ['', 'Full width'],
  ['1024', '1024'],
  ['768', '768'],
  ['390', '390 (phone)'],
] as const

/** Selects language, palette and width; the choice is kept in the address. */
export function Toolbar({ languages, palettes }: { languages: readonly string[]; palettes: readonly string[] }) {
  const [search, setSearch] = useSearchParams()
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <Select
      aria-label={label}
      value={search.get(name) ?? options[0]?.[0]}
      onChange={({ target }) =>
        setSearch((now) => {
          now.set(name, target.value)
          return now
        })
      }
      className="w-44"
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
  const named = (values: readonly string[]) => values.map((value) => [value, value] as const)
  return (
    <header className="flex flex-wrap items-center gap-3 border-b bg-card px-4 py-2">
      <Link to={{ pathname: '/dev/ui', search: search.toString() }} className="me-auto text-lg font-bold">
        Catalogue
      </Link>
      {choice('language', 'Language', named(languages))}
      {choice('theme', 'Palette', named(palettes))}
      {choice('width', 'Width', WIDTHS)}
    </header>
  )
}
