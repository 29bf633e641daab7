import {
  CustomBlending,
  FloatType,
  HalfFloatType,
  Mesh,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

const addShader = `
  varying vec2 at; uniform sampler2D shot; uniform float share;
  void main() { gl_FragColor = vec4(texture2D(shot, at).rgb * share, share); }`

/** Highlights roll off instead of clipping (Khronos' neutral curve, its toe weakened, which would drown black products), then sRGB. */
const printShader = `
  varying vec2 at; uniform sampler2D shot;
  void main() {
    vec3 c = texture2D(shot, at).rgb;
    float start = 0.76;
    c -= 0.3 * min(0.04, min(c.r, min(c.g, c.b)));
    float peak = max(c.r, max(c.g, c.b));
    if (peak > start) {
      float d = 1.0 - start;
      float rolled = 1.0 - d * d / (peak + d - start);
      c *= rolled / peak;
      float g = 1.0 - 1.0 / (0.15 * (peak - rolled) + 1.0);
      c = mix(c, vec3(rolled), g);
    }
    c = mix(c * 12.92, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
    gl_FragColor = vec4(c, 1.0);
  }`

const createPass = (fragmentShader: string, shot: Texture, additive: boolean) => {
  const material = new ShaderMaterial({
    uniforms: { shot: { value: shot }, share: { value: 1 } },
    vertexShader,
    fragmentShader,
    depthTest: false,
    depthWrite: false,
    ...(additive && { blending: CustomBlending, blendSrc: OneFactor, blendDst: OneFactor }),
  })
  return { material, mesh: new Mesh(new PlaneGeometry(2, 2), material) }
}

/** Many exposures of the same object, each lit and aimed a little differently, become one picture: soft shadows, smooth edges. */
export const createToneMapper = (renderer: WebGLRenderer, width: number, height: number) => {
  const negative = new WebGLRenderTarget(width, height, { type: HalfFloatType })
  const sum = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false })
  const add = createPass(addShader, negative.texture, true)
  const print = createPass(printShader, sum.texture, false)
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)

  return {
    begin() {
      renderer.setRenderTarget(sum)
      renderer.setClearColor('#000000', 0)
      renderer.clear()
    },
    expose(share: number, draw: () => void) {
      renderer.setRenderTarget(negative)
      renderer.autoClear = true
      draw()
      renderer.autoClear = false
      add.material.uniforms.share = { value: share }
      renderer.setRenderTarget(sum)
      renderer.render(add.mesh, flat)
    },
    print(): string {
      renderer.setRenderTarget(null)
      renderer.autoClear = true
      renderer.render(print.mesh, flat)
      return renderer.domElement.toDataURL('image/jpeg', 0.98)
    },
  }
}
