#version 300 es
// From summed light to a picture: exposure, a gentle shoulder, a little contrast.
precision highp float;
precision highp int;
uniform sampler2D uSum;
uniform sampler2D uBehind;
uniform float uCount;
uniform float uExposure;
out vec4 outColor;

vec3 shoulder(vec3 x) {
  vec3 over = max(x - 0.72, 0.0);
  return min(x, 0.72) + 0.28 * (1.0 - exp(-over / 0.28 * 0.85));
}

/** The backdrop between its four nearest pixels; it is kept at half the size. */
vec3 paper(vec2 at) {
  vec2 q = at * 0.5 - 0.5;
  ivec2 i = ivec2(floor(q));
  vec2 f = fract(q);
  ivec2 most = textureSize(uBehind, 0) - 1;
  vec3 a = texelFetch(uBehind, clamp(i, ivec2(0), most), 0).rgb;
  vec3 b = texelFetch(uBehind, clamp(i + ivec2(1, 0), ivec2(0), most), 0).rgb;
  vec3 c = texelFetch(uBehind, clamp(i + ivec2(0, 1), ivec2(0), most), 0).rgb;
  vec3 d = texelFetch(uBehind, clamp(i + ivec2(1, 1), ivec2(0), most), 0).rgb;
  return mix(mix(a, b, f.x), mix(c, d, f.x), f.y) / uCount;
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 front = texelFetch(uSum, at, 0) / uCount;
  vec3 c = (front.rgb + paper(gl_FragCoord.xy) * (1.0 - front.a)) * uExposure;
  c = shoulder(c);
  c = mix(vec3(dot(c, vec3(0.3, 0.59, 0.11))), c, 0.88);
  c = pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
  vec3 s = c * c * (3.0 - 2.0 * c);
  c = mix(c, s, 0.10);
  uint h = uint(at.x) * 374761393u ^ uint(at.y) * 668265263u;
  h = (h ^ (h >> 13)) * 1274126177u;
  float grain = float((h >> 8) & 0xffffu) / 65535.0 - 0.5;
  outColor = vec4(c + grain * 0.006, 1.0);
}
