import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright-core'
import { view } from './camera.ts'
import { exposures, panels } from './light.ts'
import { hex } from './materials.ts'
import type { Mesh } from './mesh/mesh.ts'
import type { WirePicture } from './page/wire.ts'
import type { Shot } from './shot.ts'

/** sRGB to linear light. */
const linear = (colour: string): [number, number, number] =>
  [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2) as [number, number, number]

const here = (path: string) => new URL(path, import.meta.url)
const text = (path: string) => readFile(here(path), 'utf8')

async function shaderTexts() {
  const [common, light, surface, shade, backdrop] = await Promise.all(
    ['common', 'light', 'surface', 'shade', 'backdrop'].map((name) => text(`shader/${name}.glsl`)),
  )
  const materials: Record<string, string> = {}
  for (const file of await readdir(here('shader/material')))
    materials[file.replace('.glsl', '')] = [common, light, surface, await text(`shader/material/${file}`), shade].join('\n')
  return {
    vertex: await text('shader/object.vert.glsl'),
    depthFragment: '#version 300 es\nprecision highp float;\nvoid main() {}',
    backdrop: [common, light, backdrop].join('\n'),
    develop: await text('shader/develop.glsl'),
    materials,
  }
}

function packed(mesh: Mesh): Buffer {
  const count = mesh.positions.length / 3
  const floats = new Float32Array(count * 10)
  for (let i = 0; i < count; i++) {
    floats.set(mesh.positions.slice(i * 3, i * 3 + 3), i * 10)
    floats.set(mesh.normals.slice(i * 3, i * 3 + 3), i * 10 + 3)
    floats.set(mesh.uvs.slice(i * 2, i * 2 + 2), i * 10 + 6)
    floats.set(mesh.marks.slice(i * 2, i * 2 + 2), i * 10 + 8)
  }
  return Buffer.concat([Buffer.from(floats.buffer), Buffer.from(new Uint32Array(mesh.triangles).buffer)])
}

const FLAGS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-sandbox',
]

export type Photograph = { width: number; height: number; pixels: Buffer }

/** A browser that draws with its software renderer, and the small server that hands it meshes. */
export async function openRoom(executablePath = process.env.STUDIO_BROWSER ?? '/usr/bin/chromium') {
  const shaders = JSON.stringify(await shaderTexts())
  const scripts = new Map<string, string>()
  for (const name of ['photograph', 'gl']) scripts.set(`/${name}.ts`, stripTypeScriptTypes(await text(`page/${name}.ts`)))
  let picture: WirePicture
  let meshes: Buffer[] = []
  let arrived: (pixels: Buffer) => void
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const send = (body: string | Buffer, type: string) => response.writeHead(200, { 'content-type': type }).end(body)
    if (path === '/')
      send('<!doctype html><link rel="icon" href="data:,"><script type="module" src="/photograph.ts"></script>', 'text/html')
    else if (scripts.has(path)) send(scripts.get(path)!, 'text/javascript')
    else if (path === '/shaders') send(shaders, 'application/json')
    else if (path === '/picture') send(JSON.stringify(picture), 'application/json')
    else if (path.startsWith('/mesh/')) send(meshes[Number(path.slice(6))]!, 'application/octet-stream')
    else if (path === '/pixels') {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        response.end()
        arrived(Buffer.concat(chunks))
      })
    } else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  page.on('console', (message) => console.error(message.text()))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction('typeof shoot === "function"')
  await page.evaluate('open()')

  /** Takes one picture; `count` exposures, more for smoother shadows. */
  async function take(shot: Shot, size: number, count: number): Promise<Photograph> {
    const { width, height } = shot.frame ?? { width: size, height: size }
    const v = view(shot.parts, shot.angle, width / height)
    const yaw = (shot.angle.yaw * Math.PI) / 180
    const paper = linear(hex(shot.paper))
    meshes = shot.parts.map((p) => packed(p.mesh))
    // A room is larger than what stands in it.
    const shadowSize = v.radius > 90 ? 2048 : 1024
    picture = {
      width,
      height,
      shadowSize,
      texel: (2 * v.radius) / shadowSize,
      parts: shot.parts.map(({ mesh, material }, i) => ({
        mesh: `/mesh/${i}`,
        vertices: mesh.positions.length / 3,
        triangles: mesh.triangles.length / 3,
        material: material.kind,
        color: linear(material.color),
        color2: linear(material.color2),
        tune: material.tune,
        tune2: material.tune2,
        seam: material.seam ? [...linear(material.seam.color), material.seam.at] : [0, 0, 0, 0],
        ...(material.paint === undefined ? {} : { paint: material.paint }),
        clear: material.clear ?? false,
      })),
      exposures: exposures(v, shot, paper, width, height, count),
      rig: [Math.cos(yaw), 0, Math.sin(yaw), 0, 1, 0, -Math.sin(yaw), 0, Math.cos(yaw)],
      axes: { right: v.right, up: v.up, ahead: v.ahead, slope: v.slope },
      sweep: [v.centre[0], v.centre[2], v.radius * 1.2, v.radius],
      paper,
      bounce: paper,
      panels: panels(yaw),
      glow: shot.glow ? [...shot.glow.at, shot.glow.strength] : [0, 0, 0, 0],
      exposure: shot.exposure ?? 0.97,
    }
    const landed = new Promise<Buffer>((done) => {
      arrived = done
    })
    await page.evaluate('shoot()')
    return { width, height, pixels: await landed }
  }

  async function close() {
    await browser.close()
    server.close()
  }
  return { take, close }
}
