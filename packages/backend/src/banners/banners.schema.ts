import { z } from '@hono/zod-openapi'

// A banner as the API returns it. // ENT-16
export const bannerSchema = z
  .object({
    id: z.int(),
    title: z.string().openapi({ example: 'Poslovni laptopi u drugom životu' }),
    subtitle: z.string(),
    description: z.string(),
    image_url: z.string().openapi({ example: '/cdn/shop/files/demo/banner-business-laptops.avif?v=1' }),
    button_label: z.string(),
    button_link: z.string().openapi({ example: '/products/racunari-i-laptopi/laptop' }),
    is_active: z.boolean(),
  })
  .openapi('Banner')

export type Banner = z.infer<typeof bannerSchema>

export const bannersSchema = z.object({ success: z.literal(true), banners: z.array(bannerSchema) }).openapi('Banners')
