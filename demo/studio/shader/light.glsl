// The rig: one large key softbox, a dome of soft fill, and the table that throws its own colour back up.
// The first three lights of an exposure are points on the key, the others points on the whole sphere.
uniform vec3 uEye;
uniform vec3 uToLight[6];
uniform mat4x3 uShadowMatrix[6];
uniform mediump sampler2DArrayShadow uShadow;
uniform mat3 uRig;          // world → camera-aligned rig, so that the light stays put when the camera walks round
uniform vec3 uLightColor[6];
uniform vec3 uBounce;       // the backdrop's colour
uniform float uTexel;
// Three rectangles of light to be mirrored: directions to the middle and along both edges, then half sizes and strength.
uniform vec3 uPanelTo[3];
uniform vec3 uPanelSide[3];
uniform vec3 uPanelHigh[3];
uniform vec3 uPanelSize[3];

/** How much of one light arrives. The index must be a constant: software renderers fetch lane by lane otherwise. */
#define LOOK_UP(I, V) { \
  vec3 s = uShadowMatrix[I] * lifted; \
  vec2 rim = abs(s.xy - 0.5); \
  V = max(texture(uShadow, vec4(s.xy, float(I), s.z - 0.0006)), step(0.499, max(rim.x, rim.y))); }

#define KEY_LIGHT(I) { \
  float v; LOOK_UP(I, v) \
  light += uLightColor[I] * (v * clamp((dot(n, uToLight[I]) + wrap) * soften, 0.0, 1.0)); \
  vis.x += v; }

#define DOME_LIGHT(I) { \
  float v; LOOK_UP(I, v) \
  light += uLightColor[I] * (v * max(dot(n, uToLight[I]), 0.0)); \
  vis.y += v; }

/** Diffuse light on a surface, and how open it is to the key (x) and to the dome (y). */
vec3 gathered(vec3 p, vec3 flatNormal, vec3 n, float wrap, out vec2 vis) {
  vec3 light = vec3(0.0);
  vis = vec2(0.0);
  vec4 lifted = vec4(p + flatNormal * uTexel * 1.8, 1.0);
  float soften = 1.0 / (1.0 + wrap);
  KEY_LIGHT(0) KEY_LIGHT(1) KEY_LIGHT(2)
  light *= 1.0 / (1.0 + wrap * 0.5);
  DOME_LIGHT(3) DOME_LIGHT(4) DOME_LIGHT(5)
  vis /= 3.0;
  return light;
}

/** A soft-edged rectangle of light as seen in a mirror of this roughness. */
float panel(vec3 to, vec3 side, vec3 high, vec3 size, vec3 r, float soft) {
  float z = dot(r, to);
  if (z <= 0.02) return 0.0;
  vec2 q = abs(vec2(dot(r, side), dot(r, high))) / z;
  vec2 a = smoothstep(size.xy + soft, size.xy - soft, q);
  vec2 spread = size.xy / (size.xy + soft * 0.8);
  return a.x * a.y * spread.x * spread.y * size.z;
}

#define PANEL(I) panel(uPanelTo[I], uPanelSide[I], uPanelHigh[I], uPanelSize[I], d, edge)

/** What a surface mirrors: the room, dark behind the camera, with three panels of light. */
vec3 mirrored(vec3 d, float rough, vec2 vis) {
  float open = clamp(vis.y * 1.6, 0.0, 1.0);
  float soft = 0.12 + rough * 0.8;
  vec3 room = mix(uBounce * 0.5, vec3(0.68, 0.70, 0.72) * (0.55 + 0.5 * d.y), smoothstep(-soft, soft, d.y));
  room *= 0.35 + 0.65 * open;
  float edge = 0.03 + rough * rough * 2.6 + rough * 0.25;
  float key = PANEL(0) * (0.2 + 0.8 * vis.x);
  float rest = (PANEL(1) + PANEL(2)) * (0.3 + 0.7 * open);
  return room + key * vec3(1.0, 0.975, 0.94) + rest * vec3(0.97, 0.985, 1.0);
}
