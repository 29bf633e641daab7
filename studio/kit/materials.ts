import { Color, DoubleSide, MeshStandardMaterial, type MeshStandardMaterialParameters } from 'three'

const cached = new Map<string, MeshStandardMaterial>()

const standard = (facts: MeshStandardMaterialParameters): MeshStandardMaterial => {
  const key = JSON.stringify(facts)
  const material = cached.get(key) ?? new MeshStandardMaterial(facts)
  cached.set(key, material)
  return material
}

/** Mixed in linear light: 0 stays, 1 becomes the other. */
export const mixed = (hex: string, other: string, share: number): string =>
  `#${new Color(hex).lerp(new Color(other), share).getHexString()}`

export const darker = (hex: string, share = 0.3): string => mixed(hex, '#000000', share)
export const lighter = (hex: string, share = 0.3): string => mixed(hex, '#ffffff', share)

/** Painted or bare plastic: 0.4 is satin, 0.75 matte. */
export const plastic = (hex: string, roughness = 0.55) => standard({ color: hex, roughness, metalness: 0 })
/** Anodised or painted metal: 0.25 shines, 0.5 is bead-blasted. */
export const metal = (hex: string, roughness = 0.42) => standard({ color: hex, roughness, metalness: 0.85 })
/** Half metal, half paint: dark anodised products, which as pure metal would swallow all light. */
export const anodised = (hex: string, roughness = 0.45) => standard({ color: hex, roughness, metalness: 0.45 })
export const chrome = () => standard({ color: '#e8e9ea', roughness: 0.12, metalness: 1 })
export const steel = () => standard({ color: '#a9acae', roughness: 0.35, metalness: 1 })
export const gold = () => standard({ color: '#d9a441', roughness: 0.28, metalness: 1 })
export const rubber = (hex = '#1b1c1d') => standard({ color: hex, roughness: 0.92, metalness: 0 })
export const circuitBoard = (hex = '#12472f') => standard({ color: hex, roughness: 0.6, metalness: 0.05 })
/** The inside of a socket, a slot, a vent. */
export const hollow = () => standard({ color: '#060607', roughness: 0.95, metalness: 0, envMapIntensity: 0.25 })
export const lamp = (hex: string, brightness = 1.6) =>
  standard({ color: '#000000', emissive: hex, emissiveIntensity: brightness, roughness: 0.5 })

/** Black glass: phone fronts, lenses, the frame of a glossy screen. */
export const darkGlass = () => standard({ color: '#08090a', roughness: 0.06, metalness: 0.1 })

/** Glossy coloured glass: the back of a phone. */
export const glossy = (hex: string) => standard({ color: hex, roughness: 0.14, metalness: 0.05 })

/** What one looks through: the side of a gaming tower. */
export const clearGlass = () =>
  standard({ color: '#9fb0ba', roughness: 0.04, metalness: 0, transparent: true, opacity: 0.22, side: DoubleSide })
