// Woven speaker cloth or perforated metal: holes on a grid. uTune: holes per cm, size of a hole, roughness, metal
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  vec2 t = uv * uTune.x;
  t.x += 0.5 * mod(floor(t.y), 2.0);
  vec2 f = fract(t) - 0.5;
  float hole = smoothstep(uTune.y + 0.12, uTune.y - 0.12, length(f));
  float tint = noise(vec3(floor(t), 4.0));
  Surface s = plain(mix(uColor * (0.85 + 0.3 * tint), uColor2, hole), uTune.z);
  s.metal = uTune.w * (1.0 - hole);
  s.mirror = 0.02;
  s.height = -hole * 0.35 / uTune.x;
  s.fuzz = 0.2 * (1.0 - uTune.w);
  return s;
}
