import { modelsOf } from '../catalogue/model.ts'

const part = { subcategory: 'componentes' } as const
const cpu = { ...part, type: 'CPU', kind: 'chip', look: 'cpu', body: 'silver', vendor: 'Intel' } as const
const gpu = { ...part, type: 'GPU', kind: 'card', look: 'gpu-dual-fan', body: 'black', vendor: 'NVIDIA' } as const
const dimm = { ...part, type: 'RAM', kind: 'stick', look: 'ram-dimm', body: 'green', vendor: 'Samsung' } as const
const psu = { ...part, type: 'PSU', kind: 'supply', look: 'psu', body: 'black', vendor: 'Corsair' } as const
const sodimm = { look: 'ram-sodimm' } as const
const blower = { look: 'gpu-blower' } as const
const oneFan = { look: 'gpu-single-fan' } as const

const cooled = 'tray|with stock cooler'
const kit = 'single|matched pair'

export const components = [
  ...modelsOf({ ...cpu, line: 'Intel' }, [
    ['Core i5-8500 SR3XE', 2018, 59, 90, cooled, '6 cores 3.0GHz, LGA 1151'],
    ['Core i7-8700 SR3QS', 2017, 99, 90, cooled, '6 cores 3.2GHz, LGA 1151'],
    ['Core i7-6700 SR2L2', 2015, 55, 90, cooled, '4 cores 3.4GHz, LGA 1151'],
    ['Core i9-9900K', 2018, 189, 90, 'tray|boxed', '8 cores 3.6GHz, LGA 1151'],
    ['Core i5-10400', 2020, 75, 90, cooled, '6 cores 2.9GHz, LGA 1200'],
  ]),
  ...modelsOf({ ...cpu, vendor: 'AMD', line: 'AMD' }, [
    ['Ryzen 5 3600', 2019, 62, 110, cooled, '6 cores 3.6GHz, AM4'],
    ['Ryzen 7 5800X', 2020, 149, 110, 'tray|boxed', '8 cores 3.8GHz, AM4'],
  ]),
  ...modelsOf({ ...dimm, line: 'Samsung' }, [
    ['M378A1K43CB2-CRC', 2017, 14, 40, kit, '8GB DDR4-2400 DIMM'],
    ['M378A2K43CB1-CTD', 2018, 26, 40, kit, '16GB DDR4-2666 DIMM'],
    ['M471A1K43DB1-CWE', 2020, 15, 15, kit, '8GB DDR4-3200 SO-DIMM', sodimm],
    ['M471A2K43DB1-CTD', 2019, 28, 15, kit, '16GB DDR4-2666 SO-DIMM', sodimm],
  ]),
  ...modelsOf({ ...dimm, vendor: 'SK hynix', line: 'SK hynix' }, [
    ['HMA81GS6CJR8N-VK', 2019, 14, 15, kit, '8GB DDR4-2666 SO-DIMM', sodimm],
    ['HMT451U6BFR8A-PB', 2014, 7, 35, kit, '4GB DDR3L-1600 DIMM'],
  ]),
  ...modelsOf({ ...gpu, line: 'NVIDIA' }, [
    ['Quadro P400', 2017, 32, 130, 'low profile bracket|full height bracket', '2GB GDDR5, 3x mDP', oneFan],
    ['Quadro P2000', 2017, 99, 280, 'card only|with DP adapters', '5GB GDDR5, 4x DP, 75W', oneFan],
    ['Quadro RTX 4000', 2018, 299, 480, 'card only|with DP adapters', '8GB GDDR6, 3x DP, USB-C', blower],
    ['Tesla P40', 2016, 169, 1000, 'card only|with fan shroud', '24GB GDDR5, passive', blower],
    ['GeForce GTX 1660 Super', 2019, 109, 800, 'OEM|retail card', '6GB GDDR6, dual fan'],
    ['GeForce RTX 2060', 2019, 149, 900, 'OEM|retail card', '6GB GDDR6, dual fan'],
    ['GeForce RTX 3070', 2020, 249, 1100, 'OEM|retail card', '8GB GDDR6, dual fan'],
  ]),
  ...modelsOf({ ...gpu, vendor: 'AMD', line: 'AMD' }, [
    ['Radeon RX 580', 2017, 62, 900, 'OEM|retail card', '8GB GDDR5, dual fan'],
    ['Radeon Pro WX 3100', 2017, 35, 180, 'low profile bracket|full height bracket', '4GB GDDR5, DP, 2x mDP', oneFan],
  ]),
  ...modelsOf({ ...psu, line: 'Corsair' }, [
    ['CX550M', 2015, 32, 2200, 'bare|with cable set', '550W 80+ Bronze, semi-modular'],
    ['RM750x', 2018, 65, 1900, 'bare|with cable set', '750W 80+ Gold, modular'],
  ]),
]
