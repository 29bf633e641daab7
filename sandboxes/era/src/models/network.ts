import { modelsOf } from '../catalogue/model.ts'

const gear = { kind: 'network', body: 'grey' } as const
const networkSwitch = { ...gear, type: 'Switch', subcategory: 'switches', look: 'switch-48' } as const
const router = { ...gear, type: 'Router', subcategory: 'routers', look: 'router-rack' } as const
const s24 = { look: 'switch-24' } as const
const desk = { look: 'switch-8', body: 'black' } as const
const fibre = { look: 'switch-fibre' } as const
const small = { look: 'router-desktop', body: 'black' } as const
const white = { look: 'router-desktop', body: 'white' } as const
const ears = 'no ears|with rack ears'
const supply = 'one PSU|two PSU'

export const switches = [
  ...modelsOf({ ...networkSwitch, vendor: 'Cisco', line: 'Cisco Catalyst' }, [
    ['WS-C2960X-24TS-L', 2013, 99, 4000, ears, '24x 1GbE, 4x SFP, LAN Base', s24],
    ['WS-C2960X-48FPD-L', 2013, 169, 5800, ears, '48x 1GbE PoE+ 740W, 2x SFP+, LAN Base'],
    ['WS-C3560CX-8PC-S', 2014, 149, 2300, 'no mount|with mount', '8x 1GbE PoE+ 240W, 2x SFP', desk],
    ['WS-C3650-48PS-S', 2013, 189, 7500, `${supply}, ${ears}`, '48x 1GbE PoE+ 390W, 4x SFP, IP Base'],
    ['WS-C3850-24T-S', 2013, 169, 7300, `${supply}, ${ears}`, '24x 1GbE, IP Base', s24],
    ['WS-C3850-48P-S', 2013, 229, 7700, `${supply}, ${ears}`, '48x 1GbE PoE+, IP Base'],
    ['C9200L-48P-4G-E', 2018, 699, 5800, ears, '48x 1GbE PoE+, 4x SFP, Network Essentials'],
    ['C9300-48P-A', 2017, 1299, 7600, `${supply}, ${ears}`, '48x 1GbE PoE+, Network Advantage'],
  ]),
  ...modelsOf({ ...networkSwitch, vendor: 'Cisco', line: 'Cisco' }, [
    ['Nexus 3064PQ-10GX', 2011, 189, 9300, `${supply}, ${ears}`, '48x SFP+ 10GbE, 4x QSFP+', fibre],
    ['SG350-28P', 2016, 139, 3900, ears, '24x 1GbE PoE+ 195W, 2x combo', s24],
    ['Meraki MS225-48LP', 2016, 199, 4700, ears, '48x 1GbE PoE+ 370W, 4x SFP+, unclaimed'],
  ]),
  ...modelsOf({ ...networkSwitch, vendor: 'HPE', line: 'HPE Aruba' }, [
    ['2530-24G J9776A', 2013, 79, 2700, ears, '24x 1GbE, 4x SFP', s24],
    ['2540-48G-PoE+ JL357A', 2016, 259, 4900, ears, '48x 1GbE PoE+ 370W, 4x SFP+'],
    ['2930F-24G JL253A', 2016, 249, 3300, ears, '24x 1GbE, 4x SFP+', s24],
  ]),
  ...modelsOf({ ...networkSwitch, vendor: 'Juniper', line: 'Juniper' }, [
    ['EX2300-48P', 2016, 269, 5000, ears, '48x 1GbE PoE+ 750W, 4x SFP+'],
    ['EX3400-24T', 2016, 299, 5500, `${supply}, ${ears}`, '24x 1GbE, 4x SFP+, 2x QSFP+', s24],
  ]),
  ...modelsOf({ ...networkSwitch, vendor: 'Ubiquiti', line: 'Ubiquiti UniFi' }, [
    ['US-24-250W', 2015, 159, 4700, ears, '24x 1GbE PoE+ 250W, 2x SFP', s24],
    ['US-8-60W', 2017, 62, 660, 'no brick|with brick', '8x 1GbE, 4 PoE', desk],
  ]),
  ...modelsOf({ ...networkSwitch, vendor: 'Arista', line: 'Arista' }, [
    ['DCS-7050SX-64', 2013, 249, 9300, `${supply}, ${ears}`, '48x SFP+ 10GbE, 4x QSFP+', fibre],
  ]),
]

export const routers = [
  ...modelsOf({ ...router, vendor: 'Cisco', line: 'Cisco' }, [
    ['ISR4321/K9', 2014, 229, 7300, `${ears}, IP Base|Security`, '2x GE, 2 NIM slots, 1U'],
    ['ISR4331/K9', 2014, 299, 7700, `${ears}, IP Base|Security`, '3x GE, 2 NIM slots, 1U'],
    ['ISR4431/K9', 2014, 449, 9300, `${supply}, IP Base|Security`, '4x GE, 3 NIM slots, 1U'],
    ['ASR1001-X', 2013, 799, 11400, `${supply}, IP Base|Advanced`, '6x SFP, 2x SFP+, 1U'],
    ['CISCO2911/K9', 2009, 59, 8200, `${ears}, IP Base|Security`, '3x GE, 4 EHWIC slots, 2U'],
    ['C891F-K9', 2013, 89, 2500, 'no brick|with brick', '8x GE LAN, GE + SFP WAN', small],
    ['C1111-8P', 2017, 249, 2000, 'no brick|with brick', '8x GE LAN, 2x GE WAN', small],
  ]),
  ...modelsOf({ ...router, vendor: 'MikroTik', line: 'MikroTik' }, [
    ['RB4011iGS+RM', 2018, 149, 1060, 'no brick|with brick', '10x GE, SFP+', { look: 'router-rack' }],
    ['hEX RB750Gr3', 2016, 39, 160, 'no brick|with brick', '5x GE, USB', white],
    ['CCR1009-7G-1C-1S+', 2016, 299, 2000, 'no ears|with rack ears', '7x GE, combo, SFP+'],
  ]),
  ...modelsOf({ ...router, vendor: 'Ubiquiti', line: 'Ubiquiti' }, [
    ['EdgeRouter X ER-X', 2014, 42, 175, 'no brick|with brick', '5x GE, passive PoE', small],
    ['EdgeRouter 4 ER-4', 2017, 139, 790, 'no brick|with brick', '3x GE, SFP', small],
  ]),
  ...modelsOf({ ...router, vendor: 'Netgear', line: 'Netgear' }, [
    [
      'Nighthawk R7000',
      2013,
      49,
      750,
      'no brick|with brick',
      'AC1900, 4x GE LAN',
      { look: 'router-wifi', body: 'black' },
    ],
  ]),
]
