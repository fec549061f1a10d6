// uTune: speckle density, roughness, height where the glaze ends, height of the rim (the glaze thins there)
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  float wobble = noise(p * 0.9) * 0.35 - 0.17;
  float glazed = max(smoothstep(-0.02, 0.03, p.y - uTune.z - wobble), smoothstep(0.25, 0.5, n.y));
  float pool = cloud(p * vec3(0.5, 0.9, 0.5));
  vec3 glaze = uColor * (0.9 + 0.2 * pool);
  float rim = smoothstep(uTune.w - 0.28, uTune.w - 0.02, p.y + wobble * 0.4);
  glaze = mix(glaze, uColor2 * 0.85, rim * 0.7 * step(0.01, uTune.w));
  float fleck = smoothstep(0.86 - 0.10 * uTune.x, 0.92 - 0.08 * uTune.x, noise(p.yzx * 8.0 + p * 2.0));
  fleck = max(fleck, 0.6 * smoothstep(0.84 - 0.10 * uTune.x, 0.92 - 0.10 * uTune.x, noise(p.zxy * 17.0 - p * 4.0)));
  fleck *= step(0.01, uTune.x);
  glaze = mix(glaze, vec3(0.16, 0.10, 0.06), fleck * 0.75);
  vec3 clay = uColor2 * (0.86 + 0.28 * noise(p * 14.0));
  Surface s = plain(mix(clay, glaze, glazed), mix(0.85, uTune.y, glazed));
  s.mirror = mix(0.02, 0.05, glazed);
  s.height = glazed * 0.03 + 0.012 * noise(p * 1.7) + (1.0 - glazed) * 0.01 * noise(p * 22.0) - fleck * glazed * 0.004;
  s.depth = 0.06;
  return s;
}
