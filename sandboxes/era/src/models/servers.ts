import { modelsOf } from '../catalogue/model.ts'

const server = { type: 'Server', kind: 'server', subcategory: 'servidores', body: 'black', look: 'server-1u' } as const
const two = { look: 'server-2u' } as const
const tower = { look: 'server-tower' } as const
const ram = '32GB|64GB|128GB'
const big = '64GB|128GB|256GB'

export const servers = [
  ...modelsOf({ ...server, vendor: 'Dell', line: 'Dell PowerEdge' }, [
    ['R620', 2012, 129, 18600, `2x E5-2640|2x E5-2670 v2, ${ram}`, '1U, 8x 2.5in, PERC H710, 2x 750W'],
    ['R630', 2014, 229, 18400, `2x E5-2620 v3|2x E5-2680 v4, ${ram}`, '1U, 8x 2.5in, PERC H730, 2x 750W'],
    ['R640', 2017, 599, 21900, `2x Silver 4114|2x Gold 6148, ${big}`, '1U, 8x 2.5in, PERC H730P, 2x 750W'],
    ['R720', 2012, 149, 29500, `2x E5-2640|2x E5-2690 v2, ${ram}`, '2U, 8x 3.5in, PERC H710, 2x 750W', two],
    ['R730', 2014, 259, 36500, `2x E5-2630 v3|2x E5-2690 v4, ${ram}`, '2U, 8x 3.5in, PERC H730, 2x 750W', two],
    ['R730xd', 2014, 319, 36500, `2x E5-2630 v3|2x E5-2680 v4, ${ram}`, '2U, 12x 3.5in, PERC H730P, 2x 1100W', two],
    ['R740', 2017, 699, 28600, `2x Silver 4114|2x Gold 6130, ${big}`, '2U, 16x 2.5in, PERC H730P, 2x 750W', two],
    ['R440', 2017, 449, 17500, `1x Silver 4110|2x Silver 4114, ${ram}`, '1U, 4x 3.5in, PERC H330, 2x 550W'],
    ['R230', 2015, 179, 13400, `E3-1220 v5|E3-1240 v6, 16GB|32GB`, '1U, 4x 3.5in cabled, 250W'],
    ['T440', 2017, 549, 29700, `1x Silver 4110|2x Silver 4114, ${ram}`, 'tower, 8x 3.5in, PERC H330, 2x 495W', tower],
    ['T30', 2016, 199, 9100, 'E3-1225 v5, 8GB|16GB|32GB', 'tower, 4x 3.5in cabled, 290W', tower],
  ]),
  ...modelsOf({ ...server, vendor: 'HPE', line: 'HPE ProLiant' }, [
    ['DL360p Gen8', 2012, 119, 16500, `2x E5-2640|2x E5-2670, ${ram}`, '1U, 8x 2.5in, P420i, 2x 460W'],
    ['DL360 Gen9', 2014, 219, 15300, `2x E5-2620 v3|2x E5-2680 v4, ${ram}`, '1U, 8x 2.5in, P440ar, 2x 500W'],
    ['DL360 Gen10', 2017, 589, 16300, `2x Silver 4114|2x Gold 6130, ${big}`, '1U, 8x 2.5in, P408i-a, 2x 500W'],
    ['DL380p Gen8', 2012, 139, 23600, `2x E5-2640|2x E5-2690, ${ram}`, '2U, 8x 2.5in, P420i, 2x 460W', two],
    ['DL380 Gen9', 2014, 249, 23600, `2x E5-2620 v3|2x E5-2690 v4, ${ram}`, '2U, 8x 2.5in, P440ar, 2x 500W', two],
    ['DL380 Gen10', 2017, 679, 23700, `2x Silver 4114|2x Gold 6148, ${big}`, '2U, 8x 2.5in, P408i-a, 2x 800W', two],
    ['ML350 Gen9', 2014, 279, 38000, `1x E5-2620 v3|2x E5-2630 v4, ${ram}`, 'tower, 8x 2.5in, P440ar, 2x 500W', tower],
    [
      'MicroServer Gen10 Plus',
      2020,
      429,
      4800,
      'Pentium G5420|E-2224, 16GB|32GB',
      '4x 3.5in cabled, 180W brick',
      { look: 'server-cube' },
    ],
  ]),
  ...modelsOf({ ...server, vendor: 'Lenovo', line: 'Lenovo' }, [
    ['System x3550 M5', 2014, 199, 17200, `2x E5-2620 v3|2x E5-2680 v4, ${ram}`, '1U, 8x 2.5in, M5210, 2x 750W'],
    ['ThinkSystem SR630', 2017, 569, 18800, `2x Silver 4114|2x Gold 6130, ${big}`, '1U, 8x 2.5in, 930-8i, 2x 750W'],
    [
      'ThinkSystem SR650',
      2017,
      639,
      26000,
      `2x Silver 4114|2x Gold 6148, ${big}`,
      '2U, 16x 2.5in, 930-8i, 2x 750W',
      two,
    ],
  ]),
  ...modelsOf({ ...server, vendor: 'Cisco', line: 'Cisco UCS' }, [
    ['C220 M4', 2014, 199, 17000, `2x E5-2620 v3|2x E5-2680 v4, ${ram}`, '1U, 8x 2.5in, 12G SAS RAID, 2x 770W'],
  ]),
]
