import { Link } from 'react-router'
import { collectionPath } from '../list-paths.ts'

/** Links to collections, as chips. */
export function CollectionLinks({ collections }: { collections: readonly { slug: string; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {collections.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={collectionPath(slug)}
            className="inline-flex min-h-11 items-center rounded-full border bg-card px-4 text-sm font-medium transition hover:bg-muted lg:min-h-9"
          >
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
