/// <reference lib="dom" />
import type { WirePart } from './wire.ts'

export const SCREEN = `#version 300 es
void main() { vec2 p = vec2(float((gl_VertexID & 1) * 4 - 1), float((gl_VertexID >> 1) * 4 - 1)); gl_Position = vec4(p, 0.0, 1.0); }`

const canvas = document.createElement('canvas')
export const gl = canvas.getContext('webgl2', { antialias: false })!
gl.getExtension('EXT_color_buffer_float')
gl.getExtension('EXT_float_blend')
const programs = new Map<string, WebGLProgram>()

export function program(name: string, vertex: string, fragment: string): WebGLProgram {
  const known = programs.get(name)
  if (known) return known
  const made = gl.createProgram()!
  for (const [type, text] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)!
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(`${name}: ${gl.getShaderInfoLog(shader)}`)
    gl.attachShader(made, shader)
  }
  gl.linkProgram(made)
  if (!gl.getProgramParameter(made, gl.LINK_STATUS)) throw new Error(`${name}: ${gl.getProgramInfoLog(made)}`)
  programs.set(name, made)
  return made
}

export const place = (p: WebGLProgram, name: string) => gl.getUniformLocation(p, name)

export function texture(width: number, height: number, format: number): WebGLTexture {
  const made = gl.createTexture()!
  gl.bindTexture(gl.TEXTURE_2D, made)
  gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  return made
}

export function target(colour: WebGLTexture | null, depth: WebGLTexture | null): WebGLFramebuffer {
  const made = gl.createFramebuffer()!
  gl.bindFramebuffer(gl.FRAMEBUFFER, made)
  if (colour) gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, colour, 0)
  if (depth) gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, depth, 0)
  return made
}

export type Loaded = WirePart & { array: WebGLVertexArrayObject; buffers: WebGLBuffer[]; drawing: WebGLTexture | null }

export async function load(part: WirePart): Promise<Loaded> {
  const bytes = await (await fetch(part.mesh)).arrayBuffer()
  const array = gl.createVertexArray()!
  gl.bindVertexArray(array)
  const vertices = gl.createBuffer()!
  gl.bindBuffer(gl.ARRAY_BUFFER, vertices)
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(bytes, 0, part.vertices * 10), gl.STATIC_DRAW)
  ;[3, 3, 2, 2].reduce((offset, size, slot) => {
    gl.enableVertexAttribArray(slot)
    gl.vertexAttribPointer(slot, size, gl.FLOAT, false, 40, offset)
    return offset + size * 4
  }, 0)
  const indices = gl.createBuffer()!
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices)
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(bytes, part.vertices * 40, part.triangles * 3), gl.STATIC_DRAW)
  gl.bindVertexArray(null)
  return { ...part, array, buffers: [vertices, indices], drawing: part.paint ? await drawing(part.paint) : null }
}

/** An SVG drawing (a dial, a label) as a texture. */
async function drawing(svg: string): Promise<WebGLTexture> {
  const image = new Image()
  image.src = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
  await image.decode()
  const made = gl.createTexture()!
  gl.bindTexture(gl.TEXTURE_2D, made)
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image)
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false)
  gl.generateMipmap(gl.TEXTURE_2D)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  return made
}

/** Named so that nobody takes it for a React hook. */
export const activate = gl.useProgram.bind(gl)
