#version 300 es
precision highp float;
precision highp int;
precision highp sampler2DShadow;

float hashed(vec3 p) {
  p = fract(p * vec3(0.1031, 0.1131, 0.0973));
  p += dot(p, p.zyx + 31.32);
  return fract((p.x + p.y) * p.z);
}

/** Four corners at once: one face of a noise cell. */
vec4 hashed4(vec4 x, vec4 y, float z) {
  x = fract(x * 0.1031);
  y = fract(y * 0.1131);
  vec4 w = vec4(fract(z * 0.0973));
  vec4 d = x * (w + 31.32) + y * (y + 31.32) + w * (x + 31.32);
  return fract((x + y + 2.0 * d) * (w + d));
}

float hash(ivec3 p) {
  return hashed(vec3(p));
}

float noise(vec3 p) {
  vec3 i = floor(p);
  vec3 f = p - i;
  f = f * f * (3.0 - 2.0 * f);
  vec4 x = i.x + vec4(0.0, 1.0, 0.0, 1.0);
  vec4 y = i.y + vec4(0.0, 0.0, 1.0, 1.0);
  vec4 face = mix(hashed4(x, y, i.z), hashed4(x, y, i.z + 1.0), f.z);
  vec2 edge = mix(face.xy, face.zw, f.y);
  return mix(edge.x, edge.y, f.x);
}

float cloud(vec3 p) { return noise(p) * 0.57 + noise(p * 2.03 + 3.1) * 0.29 + noise(p * 4.1 + 1.7) * 0.14; }

/** Distance to the nearest of scattered points, and that point's own random number. */
vec2 cells(vec3 p) {
  ivec3 i = ivec3(floor(p));
  vec3 f = fract(p);
  vec2 best = vec2(9.0, 0.0);
  for (int z = -1; z <= 1; z++) for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    ivec3 o = ivec3(x, y, z);
    float r = hash(i + o);
    vec3 c = vec3(o) + vec3(r, fract(r * 57.31), fract(r * 113.7)) - f;
    float d = dot(c, c);
    if (d < best.x) best = vec2(d, fract(r * 991.7));
  }
  return vec2(sqrt(best.x), best.y);
}
