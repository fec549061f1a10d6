// uTune: roughness, brushing depth, direction of the brushing (0: along u, 1: along v, 2: around y, 3: none), tarnish
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  vec3 q = uTune.z < 0.5 ? vec3(uv.x * 0.3, uv.y * 60.0, 1.0)
    : uTune.z < 1.5 ? vec3(uv.x * 60.0, uv.y * 0.3, 1.0)
    : uTune.z < 2.5 ? vec3(atan(p.z, p.x) * 2.0, length(p.xz) * 60.0, p.y * 20.0) : p * 50.0;
  float line = noise(q);
  float t = cloud(p * 0.7 + 3.0);
  Surface s = plain(uColor * (1.0 - uTune.w * 0.35 * t), uTune.x + 0.10 * (line - 0.5) + uTune.w * 0.2 * t);
  s.color *= 0.96 + 0.08 * line;
  s.metal = 1.0;
  s.height = line * uTune.y;
  return s;
}
