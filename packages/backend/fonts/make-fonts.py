"""Makes the two fonts of the PDF receipt from the web font, which pdfkit cannot embed: it is compressed and variable.

    python3 make-fonts.py ../../ui/src/styles/fonts/figtree.woff2 .

Needs fonttools and brotli.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE, TARGET = Path(sys.argv[1]), Path(sys.argv[2])

for name, weight in (('regular', 400), ('bold', 700)):
    font = instantiateVariableFont(TTFont(SOURCE, recalcTimestamp=False), {'wght': weight})
    font.flavor = None
    font.save(TARGET / f'figtree-{name}.ttf')
