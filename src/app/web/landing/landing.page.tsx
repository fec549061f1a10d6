import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { overviewQuery } from '#domains/marketplace/web/index.ts'
import { browserSource, IN_CACHE, serverQueries, useSource } from '#platform/web/source.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { Route } from './+types/landing.page.ts'
import { Categories } from './categories.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Newest } from './newest.tsx'
import { Vendors } from './vendors.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return serverQueries(context, (client, source) => client.fetchQuery(overviewQuery(source)))
}

export async function clientLoader() {
  const source = browserSource()
  // Awaited, so that the layout does not shift; the page shows a failure.
  await source.client.prefetchQuery(overviewQuery(source))
  return IN_CACHE
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Landing />
    </HydrationBoundary>
  )
}

function Landing() {
  const overview = useQuery(overviewQuery(useSource()))
  return (
    <main id="content">
      <PageHead />
      <Hero />
      <Categories categories={overview.data?.categories} />
      <Newest listings={overview.data?.newest} pending={overview.isPending} />
      <HowItWorks pictures={(overview.data?.newest ?? []).map(({ image }) => image)} />
      <Vendors vendors={overview.data?.vendors} />
      <Closing />
    </main>
  )
}
