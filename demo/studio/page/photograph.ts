/// <reference lib="dom" />
// Runs in the browser. One exposure is one place on the lens, one place in the pixel, three points of the key light and
// three of the dome, each with its own shadow map. Summing exposures gives soft shadows, occlusion, depth of field and
// smooth edges without any noise. The backdrop is smooth, so it is summed apart and at half the size.

import { activate, gl, type Loaded, load, place, program, SCREEN, target, texture } from './gl.ts'
import type { WireExposure, WirePicture } from './wire.ts'

type Shaders = { vertex: string; depthFragment: string; backdrop: string; develop: string; materials: Record<string, string> }

let shaders: Shaders

const LIGHTS = 6

function rigUniforms(p: WebGLProgram, picture: WirePicture, exposure: WireExposure) {
  gl.uniform3fv(place(p, 'uEye'), exposure.eye)
  gl.uniform3fv(place(p, 'uToLight'), exposure.toLight)
  gl.uniformMatrix4x3fv(place(p, 'uShadowMatrix'), false, exposure.shadow)
  gl.uniformMatrix3fv(place(p, 'uRig'), false, picture.rig)
  gl.uniform3fv(place(p, 'uLightColor'), exposure.lightColor)
  for (const [name, values] of Object.entries(picture.panels)) gl.uniform3fv(place(p, name), values)
  gl.uniform3fv(place(p, 'uBounce'), picture.bounce)
  gl.uniform1f(place(p, 'uTexel'), picture.texel)
  gl.uniform1i(place(p, 'uShadow'), 0)
}

function draw(part: Loaded) {
  gl.bindVertexArray(part.array)
  gl.drawElements(gl.TRIANGLES, part.triangles * 3, gl.UNSIGNED_INT, 0)
}

async function photograph(picture: WirePicture): Promise<Uint8Array> {
  const { width, height } = picture
  const parts = await Promise.all(picture.parts.map(load))
  const used: WebGLTexture[] = []
  const make = (w: number, h: number, format: number) => {
    const t = texture(w, h, format)
    used.push(t)
    return t
  }
  const size = picture.shadowSize
  const maps = gl.createTexture()!
  used.push(maps)
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, maps)
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.DEPTH_COMPONENT24, size, size, LIGHTS)
  for (const [key, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE],
    [gl.TEXTURE_COMPARE_FUNC, gl.LEQUAL],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, key, value)
  const shadowTargets = Array.from({ length: LIGHTS }, (_, layer) => {
    const made = gl.createFramebuffer()!
    gl.bindFramebuffer(gl.FRAMEBUFFER, made)
    gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, maps, 0, layer)
    return made
  })
  const frame = make(width, height, gl.RGBA16F)
  const frameTarget = target(frame, make(width, height, gl.DEPTH_COMPONENT16))
  const sum = make(width, height, gl.RGBA32F)
  const sumTarget = target(sum, null)
  const wide = Math.ceil(width / 2)
  const high = Math.ceil(height / 2)
  const behind = make(wide, high, gl.RGBA32F)
  const behindTarget = target(behind, null)
  gl.clearColor(0, 0, 0, 0)
  for (const fresh of [sumTarget, behindTarget]) {
    gl.bindFramebuffer(gl.FRAMEBUFFER, fresh)
    gl.clear(gl.COLOR_BUFFER_BIT)
  }

  const depthOnly = program('depth', shaders.vertex, shaders.depthFragment)
  const backdrop = program('backdrop', SCREEN, shaders.backdrop)
  const adding = program(
    'adding',
    SCREEN,
    '#version 300 es\nprecision highp float; uniform sampler2D uFrame; out vec4 c; void main() { c = texelFetch(uFrame, ivec2(gl_FragCoord.xy), 0); }',
  )

  for (const exposure of picture.exposures) {
    gl.activeTexture(gl.TEXTURE0)
    gl.bindTexture(gl.TEXTURE_2D_ARRAY, null)
    gl.enable(gl.DEPTH_TEST)
    gl.disable(gl.BLEND)
    gl.depthFunc(gl.LESS)
    gl.depthMask(true)
    activate(depthOnly)
    gl.viewport(0, 0, size, size)
    for (let k = 0; k < LIGHTS; k++) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, shadowTargets[k]!)
      gl.clear(gl.DEPTH_BUFFER_BIT)
      gl.uniformMatrix4fv(place(depthOnly, 'uCamera'), false, exposure.shadowFlat[k]!)
      for (const part of parts) {
        if (!part.clear) draw(part)
      }
    }
    gl.bindTexture(gl.TEXTURE_2D_ARRAY, maps)

    gl.bindFramebuffer(gl.FRAMEBUFFER, behindTarget)
    gl.viewport(0, 0, wide, high)
    gl.disable(gl.DEPTH_TEST)
    gl.enable(gl.BLEND)
    gl.blendFunc(gl.ONE, gl.ONE)
    activate(backdrop)
    gl.bindVertexArray(null)
    rigUniforms(backdrop, picture, exposure)
    const { right, up, ahead, slope } = picture.axes
    gl.uniform3fv(place(backdrop, 'uRight'), right)
    gl.uniform3fv(place(backdrop, 'uUp'), up)
    gl.uniform3fv(place(backdrop, 'uAhead'), ahead)
    gl.uniform2fv(place(backdrop, 'uSlope'), slope)
    gl.uniform2fv(place(backdrop, 'uShift'), exposure.shift)
    gl.uniform2f(place(backdrop, 'uFrame'), wide, high)
    gl.uniform3fv(place(backdrop, 'uPaper'), picture.paper)
    gl.uniform4fv(place(backdrop, 'uSweep'), picture.sweep)
    gl.uniform4fv(place(backdrop, 'uGlow'), picture.glow)
    gl.drawArrays(gl.TRIANGLES, 0, 3)

    gl.bindFramebuffer(gl.FRAMEBUFFER, frameTarget)
    gl.viewport(0, 0, width, height)
    gl.enable(gl.DEPTH_TEST)
    gl.disable(gl.BLEND)
    gl.clear(gl.DEPTH_BUFFER_BIT | gl.COLOR_BUFFER_BIT)
    for (const clear of [false, true]) {
      gl.depthMask(!clear)
      if (clear) {
        gl.enable(gl.BLEND)
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
      }
      if (!clear) {
        activate(depthOnly)
        gl.colorMask(false, false, false, false)
        gl.uniformMatrix4fv(place(depthOnly, 'uCamera'), false, exposure.camera)
        for (const part of parts) if (!part.clear) draw(part)
        gl.colorMask(true, true, true, true)
        gl.depthFunc(gl.LEQUAL)
      }
      for (const part of parts) {
        if (part.clear !== clear) continue
        const p = program(part.material, shaders.vertex, shaders.materials[part.material]!)
        activate(p)
        rigUniforms(p, picture, exposure)
        gl.uniformMatrix4fv(place(p, 'uCamera'), false, exposure.camera)
        gl.uniform3fv(place(p, 'uColor'), part.color)
        gl.uniform3fv(place(p, 'uColor2'), part.color2)
        gl.uniform4fv(place(p, 'uTune'), part.tune)
        gl.uniform4fv(place(p, 'uTune2'), part.tune2)
        gl.uniform4fv(place(p, 'uSeam'), part.seam)
        gl.activeTexture(gl.TEXTURE3)
        gl.bindTexture(gl.TEXTURE_2D, part.drawing)
        gl.uniform1i(place(p, 'uPaint'), 3)
        draw(part)
      }
    }
    gl.depthMask(true)
    gl.disable(gl.DEPTH_TEST)
    gl.enable(gl.BLEND)
    gl.blendFunc(gl.ONE, gl.ONE)
    gl.bindFramebuffer(gl.FRAMEBUFFER, sumTarget)
    activate(adding)
    gl.activeTexture(gl.TEXTURE3)
    gl.bindTexture(gl.TEXTURE_2D, frame)
    gl.uniform1i(place(adding, 'uFrame'), 3)
    gl.bindVertexArray(null)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }

  const printed = make(width, height, gl.RGBA8)
  target(printed, null)
  gl.disable(gl.BLEND)
  const develop = program('develop', SCREEN, shaders.develop)
  activate(develop)
  gl.viewport(0, 0, width, height)
  gl.activeTexture(gl.TEXTURE3)
  gl.bindTexture(gl.TEXTURE_2D, sum)
  gl.uniform1i(place(develop, 'uSum'), 3)
  gl.activeTexture(gl.TEXTURE4)
  gl.bindTexture(gl.TEXTURE_2D, behind)
  gl.uniform1i(place(develop, 'uBehind'), 4)
  gl.uniform1f(place(develop, 'uCount'), picture.exposures.length)
  gl.uniform1f(place(develop, 'uExposure'), picture.exposure)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  const pixels = new Uint8Array(width * height * 4)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  for (const t of used) gl.deleteTexture(t)
  for (const t of [...shadowTargets, frameTarget, sumTarget, behindTarget]) gl.deleteFramebuffer(t)
  for (const part of parts) {
    gl.deleteVertexArray(part.array)
    for (const buffer of part.buffers) gl.deleteBuffer(buffer)
    if (part.drawing) gl.deleteTexture(part.drawing)
  }
  return pixels
}

Object.assign(window, {
  async open() {
    shaders = await (await fetch('/shaders')).json()
  },
  async shoot() {
    const picture = (await (await fetch('/picture')).json()) as WirePicture
    const pixels = await photograph(picture)
    await fetch('/pixels', { method: 'POST', body: pixels as BodyInit })
  },
})
