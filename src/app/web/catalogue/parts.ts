/**
 * The pages of the living catalogue, found by their names: a file `<part>.catalogue.tsx` beside its part is one, wherever in
 * `src` it stands. Nothing else has to be written. Its default export draws every state of the part with realistic data, each
 * in a `<Specimen title="…">` (#platform/web/catalogue/specimen.tsx); words are its own, in English, where no word file has them.
 *
 * The page is at `/dev/ui/<part>`; alone, without the frame and as wide as the window, at `/dev/ui/<part>?bare=yes`, with
 * `&lng=ar` and `&theme=default-light` as one likes. Only `npm run dev` and tests have it: builds are made without its route.
 */
import { type ComponentType, lazy } from 'react'

type Page = { default: ComponentType }
type Part = { name: string; title: string; group: string; Page: ComponentType }

const files = import.meta.glob<Page>('/src/**/*.catalogue.tsx')

export const PARTS: readonly Part[] = Object.entries(files)
  .map(([file, load]) => {
    const name = /([\w-]+)\.catalogue\.tsx$/.exec(file)?.[1] ?? file
    return { name, title: titleOf(name), group: titleOf(file.split('/').at(-2) ?? ''), Page: lazy(load) }
  })
  .sort((one, other) => one.title.localeCompare(other.title, 'en'))

/** `data-table` → `Data table`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
