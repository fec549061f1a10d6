// uTune: rings per cm, how much the rings wander, roughness, axis of the grain (0: x, 1: y, 2: z); uTune2.x: contrast
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  vec3 q = uTune.w < 0.5 ? p.yxz : uTune.w < 1.5 ? p : p.xzy;
  vec3 slow = q * vec3(0.35, 0.035, 0.35);
  vec2 heart = q.xz + vec2(9.0, 4.0) + (vec2(cloud(slow * 0.8), cloud(slow * 0.8 + 7.0)) - 0.5) * uTune.y * 6.0;
  float ring = length(heart) * uTune.x + (cloud(q * vec3(0.5, 0.12, 0.5)) - 0.5) * 1.2;
  float f = fract(ring);
  float late = smoothstep(0.25, 0.92, f) * smoothstep(1.0, 0.94, f);
  float fibre = noise(q * vec3(26.0, 0.9, 26.0));
  float pore = smoothstep(0.74, 0.86, noise(q * vec3(18.0, 0.55, 18.0) + 5.0));
  float band = hash(ivec3(int(floor(ring)), 3, 7));
  vec3 c = mix(uColor, uColor2, late * (0.35 + 0.45 * band) * uTune2.x + 0.16 * (fibre - 0.5));
  c *= 0.93 + 0.14 * cloud(q * vec3(0.4, 0.05, 0.4) + 2.0);
  c = mix(c, uColor2 * 0.7, pore * 0.35 * uTune2.x);
  Surface s = plain(c, uTune.z + 0.1 * fibre);
  s.mirror = 0.035;
  s.height = -pore * 0.008 - late * 0.003 + fibre * 0.003;
  return s;
}
