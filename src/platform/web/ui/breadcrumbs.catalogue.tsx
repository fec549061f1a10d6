import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

export default function BreadcrumbTrails() {
  const { areas, product, long } = useSample()
  const up = [{ label: areas[1] ?? '', to: '/dev/ui' }]
  return (
    <>
      <Specimen title="Where a page stands">
        <Breadcrumbs crumbs={[...up, { label: product }]} />
      </Specimen>
      <Specimen title="A long name" note="Cut to a line.">
        <Breadcrumbs crumbs={[...up, { label: long }]} />
      </Specimen>
    </>
  )
}
