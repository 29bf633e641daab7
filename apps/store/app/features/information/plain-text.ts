/** An information text without its links, bold text and names of figures. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/\{\w+:([^}]+)\}/g, '$1')
