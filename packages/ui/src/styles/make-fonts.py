"""Makes the two web fonts from the published ones: one file a face, only our letters and weights.

    python3 make-fonts.py <folder with the unpacked npm packages> <target folder>

The published files are split by script: Latin-1 in one, č ć đ š ž in the other. A page in Bosnian would load
both, so the ten letters (with their variations) are carried over into the first, and they take the kerning of
the letter below the accent. Needs fonttools and brotli. Prints what the fallback faces of app.css are made of.
"""

import sys
from copy import deepcopy
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE, TARGET = Path(sys.argv[1]), Path(sys.argv[2])
FALLBACK = '/usr/share/fonts/truetype/liberation/LiberationSans-{}.ttf'  # has the widths of Arial
BASE_LETTER = dict(zip('ČčĆćĐđŠšŽž', 'CcCcDdSsZz'))
PUNCTUATION = '‘’‚“”„‹›–—…•€™−\u202f'
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, [*BASE_LETTER, *PUNCTUATION])]

FACES = [
    ('bricolage-grotesque', 'opsz-normal', {'opsz': 36, 'wght': 700}, 'Bold', None),
    ('figtree', 'wght-normal', {'wght': (400, 700)}, 'Regular', {'wght': 400}),
]
# A sentence of the shop, so that the fallback takes as much room as the face does in our own texts.
SAMPLE = 'Polovni, obnovljeni i novi računari sa garancijom. Refurbished laptops. Equipos reacondicionados 1.234,50'


def carry_over(letter, source, target):
    """Copies one letter with its variations; components that the target has already are shared."""
    name = source.getBestCmap()[ord(letter)]
    copy_glyph(name, source, target)
    for table in target['cmap'].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = name
    follow_kerning(target, name, target.getBestCmap()[ord(BASE_LETTER[letter])])


def copy_glyph(name, source, target):
    if name in target.getGlyphOrder():
        return
    glyph = source['glyf'][name]
    if glyph.isComposite():
        for component in glyph.components:
            copy_glyph(component.glyphName, source, target)
    target['glyf'][name] = deepcopy(glyph)
    target.setGlyphOrder(target['glyf'].glyphOrder)
    target.getReverseGlyphMap(rebuild=True)
    target['hmtx'][name] = source['hmtx'][name]
    if 'gvar' in target:
        target['gvar'].variations[name] = deepcopy(source['gvar'].variations.get(name, []))


def follow_kerning(font, glyph, base):
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = getattr(subtable, 'ExtSubTable', subtable)
            if pairs.LookupType == 2:
                follow_in_pairs(pairs, glyph, base)


def follow_in_pairs(pairs, glyph, base):
    if pairs.Format == 1:
        for sets in pairs.PairSet:
            match = next((pair for pair in sets.PairValueRecord if pair.SecondGlyph == base), None)
            if match:
                sets.PairValueRecord.append(deepcopy(match))
                sets.PairValueRecord[-1].SecondGlyph = glyph
    elif base in pairs.ClassDef2.classDefs:
        pairs.ClassDef2.classDefs[glyph] = pairs.ClassDef2.classDefs[base]
    if base not in pairs.Coverage.glyphs:
        return
    pairs.Coverage.glyphs.append(glyph)
    if pairs.Format == 1:
        pairs.PairSet.append(deepcopy(pairs.PairSet[pairs.Coverage.glyphs.index(base)]))
    elif base in pairs.ClassDef1.classDefs:
        pairs.ClassDef1.classDefs[glyph] = pairs.ClassDef1.classDefs[base]


def open_published(face, subset, style, axes):
    font = TTFont(SOURCE / f'{face}/package/files/{face}-{subset}-{style}.woff2')
    # Optional tables: without them the widths come from the outlines' own variations, copied glyph by glyph.
    for table in ('HVAR', 'MVAR', 'STAT'):
        if table in font:
            del font[table]
    return instantiateVariableFont(font, axes)


def keep_our_letters(font):
    options = Options()
    options.layout_features = ['kern', 'mark', 'ccmp', 'tnum', 'pnum', 'locl', 'rvrn']
    options.hinting = False
    options.flavor = 'woff2'
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)


def mean_width(font):
    cmap, widths = font.getBestCmap(), font['hmtx']
    return sum(widths[cmap[ord(letter)]][0] for letter in SAMPLE) / len(SAMPLE) / font['head'].unitsPerEm


def print_fallback(face, path, fallback, weight):
    font = TTFont(path)
    shown = instantiateVariableFont(deepcopy(font), weight) if weight else font
    scale = mean_width(shown) / mean_width(TTFont(FALLBACK.format(fallback)))
    hhea, em = font['hhea'], font['head'].unitsPerEm
    print(
        f'{face}: size-adjust {scale:.2%}, ascent {hhea.ascent / em / scale:.2%}, '
        f'descent {-hhea.descent / em / scale:.2%}, line gap {hhea.lineGap / em / scale:.2%}, {path.stat().st_size} bytes'
    )


for face, style, axes, fallback, weight in FACES:
    font = open_published(face, 'latin', style, axes)
    extended = open_published(face, 'latin-ext', style, axes)
    for letter in BASE_LETTER:
        carry_over(letter, extended, font)
    keep_our_letters(font)
    font.flavor = 'woff2'
    path = TARGET / f'{face}.woff2'
    font.save(path)
    print_fallback(face, path, fallback, weight)
