/** Scene pictures of the demo, bundled when they exist, so that missing files are never requested. */
const files = import.meta.glob<string>('/demo/pictures/scene-*.webp', { eager: true, query: '?url', import: 'default' })

/** Returns the files of a scene by width (`scene-hero-1600.webp`), or null. */
export function sceneSources(name: string): { src: string; srcSet: string } | null {
  const sources = Object.entries(files).flatMap(([path, url]) => {
    const width = new RegExp(`/${name}-(\\d+)\\.webp$`).exec(path)?.[1]
    return width ? [{ url, width: Number(width) }] : []
  })
  const [narrowest] = sources.sort((a, b) => a.width - b.width)
  return narrowest ? { src: narrowest.url, srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', ') } : null
}
