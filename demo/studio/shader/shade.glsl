void stitch(inout Surface s, vec2 mark) {
  if (uSeam.w <= 0.0) return;
  float length = 0.36;
  float gap = abs(fract(mark.y / length) - 0.5);
  float w = abs(mark.x - uSeam.w);
  float thread = smoothstep(0.055, 0.035, w) * smoothstep(0.40, 0.34, gap);
  s.height -= 0.02 * smoothstep(0.12, 0.0, w) - 0.035 * thread;
  s.color = mix(s.color, uSeam.rgb, thread);
  s.color *= 1.0 - 0.35 * smoothstep(0.07, 0.0, w) * (1.0 - thread);
}

vec3 bumped(vec3 n, float height) {
  vec3 dx = dFdx(vWorld);
  vec3 dy = dFdy(vWorld);
  vec3 a = cross(dy, n);
  vec3 b = cross(n, dx);
  float det = dot(dx, a);
  vec3 slope = sign(det) * (dFdx(height) * a + dFdy(height) * b);
  vec3 m = abs(det) * n - slope;
  float l = length(m);
  return l > 1e-12 ? m / l : n;
}

void main() {
  vec3 v = normalize(uEye - vWorld);
  vec3 flatNormal = normalize(vNormal);
  if (dot(flatNormal, v) < 0.0 && !gl_FrontFacing) flatNormal = -flatNormal;
  Surface s = surface(vObject, vUv, vMark, flatNormal);
  stitch(s, vMark);
  vec3 n = bumped(flatNormal, s.height);
  float nv = clamp(dot(n, v), 0.02, 1.0);
  vec2 vis;
  vec3 light = gathered(vWorld, flatNormal, n, s.depth, vis);
  // light that the object throws on itself, which the rig cannot see
  light += s.color * light * 0.12 + 0.05 * uBounce;
  vec3 diffuse = s.color * light * (0.9 - 0.9 * s.metal);
  diffuse += s.color * s.fuzz * pow(1.0 - nv, 3.0) * (light * 0.6 + 0.05);

  vec3 f0 = mix(vec3(s.mirror), s.color, s.metal);
  vec3 fresnel = f0 + (max(vec3(1.0 - s.rough * 0.8), f0) - f0) * pow(1.0 - nv, 5.0) * (1.0 - s.rough * 0.6);
  vec3 r = reflect(-v, n);
  vec3 specular = mirrored(r, s.rough, vis) * fresnel;
  float opacity = clamp(s.opacity + dot(fresnel, vec3(0.33)) * (1.0 - s.opacity), 0.0, 1.0);
  outColor = vec4(diffuse * s.opacity + specular + s.glow, opacity);
}
