import { useState } from 'react'
import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { LoadMore } from './load-more.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Skeleton } from './skeleton.tsx'

export default function Progress() {
  const { product } = useSample()
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Specimen title="Progress">
        <div className="max-w-md space-y-4">
          {[0, 0.4, 1].map((part) => (
            <ProgressBar key={part} part={part} label={product} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Skeleton" note="A placeholder for loading content, in its final size.">
        <div className="flex max-w-md items-center gap-4">
          <Skeleton className="size-12 rounded-full" />
          <div className="grow space-y-2">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      </Specimen>
      <Specimen title="The next page">
        <LoadMore more busy={busy} error={null} onMore={() => setBusy(!busy)} />
      </Specimen>
      <Specimen title="Loading the next page failed">
        <LoadMore more busy={false} error={new TypeError('no answer')} onMore={() => {}} />
      </Specimen>
    </>
  )
}
