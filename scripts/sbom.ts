/**
 * `npm run sbom`: writes `sbom.cdx.json`, a bill of materials in CycloneDX 1.6, from the lockfile. Packages that only development needs
 * have the scope `excluded`, those of other systems `optional`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Locked = {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export type Lockfile = { packages: Record<string, Locked> }

type Component = {
  type: 'library'
  'bom-ref': string
  name: string
  version: string
  purl: string
  scope: 'required' | 'optional' | 'excluded'
  licenses: { expression: string }[]
  hashes: { alg: string; content: string }[]
}

export type Bom = {
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  version: 1
  metadata: { component: { type: 'application'; 'bom-ref': string; name: string; version: string } }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const HASHES: Readonly<Record<string, string>> = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }

export function createBom({ packages }: Lockfile, { name, version }: { name: string; version: string }): Bom {
  const places = Object.keys(packages).filter((place) => place !== '' && !packages[place]?.link)
  const refs = (place: string) => [...new Set(dependenciesOf(packages, place).map((found) => toRef(packages, found)))].sort()
  const components = places.map((place) => toComponent(packages, place))
  const root = `${name}@${version}`
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': root, name, version } },
    components: [...new Map(components.map((component) => [component['bom-ref'], component])).values()],
    dependencies: [
      { ref: root, dependsOn: refs('') },
      ...new Map(places.map((place) => [toRef(packages, place), { ref: toRef(packages, place), dependsOn: refs(place) }])).values(),
    ],
  }
}

/** The places in `node_modules` of the packages that one depends on, as Node finds them. Optional ones may be missing. */
export function dependenciesOf(packages: Lockfile['packages'], place: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {}
  const names = Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })
  return names.flatMap((name) => findPlace(packages, place, name) ?? [])
}

export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function findPlace(packages: Lockfile['packages'], from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return null
  }
}

function toRef(packages: Lockfile['packages'], place: string): string {
  const name = nameOf(place)
  const encoded = name.startsWith('@') ? name.replace('@', '%40') : name
  return `pkg:npm/${encoded}@${packages[place]?.version ?? ''}`
}

function toComponent(packages: Lockfile['packages'], place: string): Component {
  const { version = '', license, integrity = '', dev, devOptional, optional } = packages[place] ?? {}
  const purl = toRef(packages, place)
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameOf(place),
    version,
    purl,
    scope: dev || devOptional ? 'excluded' : optional ? 'optional' : 'required',
    licenses: license === undefined ? [] : [{ expression: license }],
    hashes: integrity.split(' ').flatMap((hash) => {
      const [algorithm = '', content = ''] = hash.split(/-(.*)/s)
      const alg = HASHES[algorithm]
      return alg === undefined ? [] : [{ alg, content: Buffer.from(content, 'base64').toString('hex') }]
    }),
  }
}

if (import.meta.main) {
  const read = (file: string) => JSON.parse(readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8'))
  const bom = createBom(read('package-lock.json'), read('package.json'))
  writeFileSync(new URL('../sbom.cdx.json', import.meta.url), `${JSON.stringify(bom, null, 2)}\n`)
  console.log(`wrote sbom.cdx.json: ${bom.components.length} packages`)
}
