import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

export default function BreadcrumbTrails() {
  const { areas, product, long } = useSample()
  const up = [{ label: areas[1] ?? '', to: '/dev/ui' }]
  return (
    <>
      <Specimen title="Path to a page">
        <Breadcrumbs crumbs={[...up, { label: product }]} />
      </Specimen>
      <Specimen title="A long name" note="Truncated to one line.">
        <Breadcrumbs crumbs={[...up, { label: long }]} />
      </Specimen>
    </>
  )
}
