import { CollectionsList } from '../collections/collections-list.tsx'
import { usePlatformCollections } from '../collections/collections-scope.ts'

export default function PlatformCollectionsPage() {
  return <CollectionsList scope={usePlatformCollections()} />
}
