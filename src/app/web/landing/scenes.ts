/** Scene pictures of the demo, when they have been made: bundled as files of their own, nothing is asked for that is not there. */
const files = import.meta.glob<string>('/demo/pictures/scene-*.webp', { eager: true, query: '?url', import: 'default' })

/** `scene-hero` → its files by width (`scene-hero-1600.webp`); null when there are none. */
export function sceneSources(name: string): { src: string; srcSet: string } | null {
  const sources = Object.entries(files).flatMap(([path, url]) => {
    const width = new RegExp(`/${name}-(\\d+)\\.webp$`).exec(path)?.[1]
    return width ? [{ url, width: Number(width) }] : []
  })
  const [narrowest] = sources.sort((a, b) => a.width - b.width)
  return narrowest ? { src: narrowest.url, srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', ') } : null
}
