/**
 * The pages of the component catalog, found by file name: a file `<part>.catalogue.tsx` next to a component adds a page without
 * registration. Its default export renders every state of the component with realistic data, each in a `<Specimen title="…">`
 * (#platform/web/catalogue/specimen.tsx); texts without a translation are in English. The page is at `/dev/ui/<part>`; without the frame
 * and as wide as the window at `/dev/ui/<part>?bare=yes`, optionally with `&lng=ar` and `&theme=default-light`. Only `npm run dev` and
 * tests have it: production builds omit the route.
 */
import { type ComponentType, lazy } from 'react'

type Page = { default: ComponentType }
type Part = { name: string; title: string; group: string; Page: ComponentType }

const files = import.meta.glob<Page>('/src/**/*.catalogue.tsx')

export const PARTS: readonly Part[] = Object.entries(files)
  .map(([file, load]) => {
    const name = /([\w-]+)\.catalogue\.tsx$/.exec(file)?.[1] ?? file
    return { name, title: toTitle(name), group: toTitle(file.split('/').at(-2) ?? ''), Page: lazy(load) }
  })
  .sort((one, other) => one.title.localeCompare(other.title, 'en'))

/** `data-table` → `Data table`. */
function toTitle(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
