/** What the checkout adds to the look of every hosted page. */
export const checkoutStyle = `
.lines{list-style:none;display:flex;flex-direction:column;gap:1rem}.lines li{display:flex;flex-wrap:wrap;gap:.25rem .875rem;align-items:flex-start}
.lines img,.nopicture{flex:none;width:4rem;height:4rem;border-radius:.625rem;border:1px solid var(--line);background:var(--sunken);object-fit:cover}
.nopicture{display:grid;place-items:center;color:var(--ink-soft)}.nopicture svg{width:1.75rem}
.grow{flex:1 1 6rem;min-width:0}.end{text-align:end;margin-inline-start:auto}.codeline input{flex:1 1 6rem;min-width:0}
.totals{display:flex;flex-direction:column;gap:.5rem}.totals dt{min-width:0}.totals dd,.lines .end{text-align:end}.grand{font-size:1.25rem;font-weight:700;padding-top:.5rem;border-top:1px solid var(--line)}
.codes{display:flex;flex-direction:column;align-items:flex-start;gap:.75rem}.codes .field{width:100%}
.chip{font:inherit;font-size:.9375rem;font-weight:600;color:var(--ink);background:var(--accent-soft);border:1px solid var(--accent-line);border-radius:2rem;min-height:2.75rem;padding:.25rem 1rem;cursor:pointer}
.chip.refused{background:none;border:1px dashed var(--line-strong);color:var(--ink-soft)}
.stepped{margin-block:-.75rem}.steps{display:flex;flex-wrap:wrap;gap:.25rem .5rem;list-style:none;color:var(--ink-soft);font-size:.9375rem}
.steps li{display:flex;gap:.5rem;align-items:center}.steps li+li::before{content:"›";color:var(--ink-soft)}
.steps li>*{display:inline-flex;align-items:center;min-height:2.75rem}.steps [aria-current]{color:var(--ink);font-weight:600}
.glance{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;align-items:center;min-height:3rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.625rem;background:var(--sunken);color:var(--ink);text-decoration:none}
.bullets{padding-inline-start:1.25rem}.bullets a{color:inherit}
.choices{display:flex;flex-direction:column;gap:.75rem}.choices legend{margin-bottom:1rem;font:700 1.25rem/1.2 'Bricolage Grotesque','Bricolage Grotesque Fallback',system-ui,sans-serif;letter-spacing:-.018em}.choices legend.skip{margin:0}.facts{gap:.75rem}.choice .hint{display:block;color:var(--ink-soft);font-size:.9375rem}
.split,.zip{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem}
.review{display:flex;flex-direction:column}.review>div{padding-block:.75rem;border-top:1px solid var(--line)}
.review>div:first-child{border-top:0;padding-top:0}.review>div:last-child{padding-bottom:0}.review dt{color:var(--ink-soft);font-size:.9375rem}
.review a{display:inline-block;padding-block:.5rem}
.hold{font-variant-numeric:tabular-nums}.flow{display:flex;flex-direction:column;gap:1.25rem}
form.flow:not(:has([name=handover][value=pickup]:checked)) .onlypickup,form.flow:has([name=handover][value=pickup]:checked) .onlydelivery{display:none}
form.flow:has([name=wantsInvoice]):not(:has([name=wantsInvoice]:checked)) .onlyinvoice{display:none}
form.flow:has([name=method]):not(:has([name=method][value=card]:checked)) .onlycard{display:none}
.actions{display:flex;flex-direction:column-reverse;gap:.75rem;align-items:stretch}.actions>a{text-align:center;padding-block:.625rem}
.check{font-weight:600}
.trial{list-style:none;display:flex;flex-direction:column;gap:.375rem;margin-top:.5rem}.trial li{display:grid;grid-template-columns:minmax(0,1fr)}
@media(min-width:20rem){.review>div{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.125rem 1rem}.review dt,.review dd{grid-column:1}.review .change{grid-column:2;grid-row:1/span 2;align-self:center}}
@media(min-width:40rem){.split{grid-template-columns:1fr 1fr}.zip{grid-template-columns:11.5rem 1fr}.trial li{grid-template-columns:11rem minmax(0,1fr)}.actions{flex-direction:row;justify-content:space-between;align-items:center}}
@media(min-width:60rem){.glance{display:none}.columns{grid-template-columns:minmax(0,1fr) 25rem!important;gap:3rem}}
`
