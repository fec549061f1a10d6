import { CollectionPage } from '../collections/collection-page.tsx'
import { usePlatformCollections } from '../collections/collections-scope.ts'
import type { Route } from './+types/collection.page.ts'

export default function PlatformCollectionPage({ params: { collectionId } }: Route.ComponentProps) {
  return <CollectionPage key={collectionId} scope={usePlatformCollections()} collectionId={collectionId} />
}
