/** The look of every page the platform serves itself: the shop's own colours and measures, without its build. */
export const hostedStyle = `
:root{color-scheme:light dark;accent-color:var(--accent);
--page:light-dark(oklch(.984 .005 92),oklch(.19 .006 85));--surface:light-dark(#fff,oklch(.228 .007 85));
--sunken:light-dark(oklch(.957 .008 92),oklch(.272 .008 85));--line:light-dark(oklch(.9 .01 92),oklch(.345 .01 85));
--line-strong:light-dark(oklch(.6 .014 85),oklch(.58 .012 85));--ink:light-dark(oklch(.235 .013 80),oklch(.953 .006 92));
--ink-soft:light-dark(oklch(.46 .015 80),oklch(.765 .01 88));--accent:light-dark(oklch(.462 .102 162),oklch(.785 .135 162));
--accent-strong:light-dark(oklch(.395 .09 163),oklch(.85 .13 162));--accent-soft:light-dark(oklch(.951 .028 163),oklch(.292 .042 164));
--accent-line:light-dark(oklch(.85 .06 163),oklch(.43 .07 163));--on-accent:light-dark(oklch(.995 .004 160),oklch(.2 .03 165));
--warning:light-dark(oklch(.485 .1 78),oklch(.82 .115 85));--warning-soft:light-dark(oklch(.957 .045 88),oklch(.3 .042 82));
--danger:light-dark(oklch(.505 .18 22),oklch(.765 .115 20));--danger-soft:light-dark(oklch(.955 .02 18),oklch(.29 .052 20))}
*,::before,::after{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--page);color:var(--ink);
font:1rem/1.6 Figtree,'Figtree Fallback',system-ui,sans-serif;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
h1,h2,h3{font-family:'Bricolage Grotesque','Bricolage Grotesque Fallback',system-ui,sans-serif;font-weight:700;letter-spacing:-.018em;line-height:1.2;text-wrap:balance;margin:0}
h1{font-size:clamp(1.75rem,1.5rem + 1vw,2.25rem);line-height:1.15}h2{font-size:1.25rem}h3{font-size:1.125rem}
p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0;border:0;min-width:0}p,li,dd{text-wrap:pretty}
a{color:var(--accent);text-underline-offset:.2em}a:hover{color:var(--accent-strong)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-999rem;padding:.75rem 1rem;background:var(--surface)}.skip:focus{left:1rem;top:1rem;z-index:1}
.top,.foot,main{width:100%;max-width:34rem;margin-inline:auto;padding-inline:1rem}.wide{max-width:70rem!important}.foot.wide{max-width:68rem!important}
.top{padding-block:1.25rem}.top a{display:inline-block;color:var(--ink);border-radius:.375rem}.top svg{display:block;height:2.25rem;width:auto}
main{flex:1;padding-block:.5rem 3rem;display:flex;flex-direction:column;gap:1.25rem}
.foot{border-top:1px solid var(--line);width:calc(100% - 2rem);max-width:32rem;padding:1.25rem 0 2rem;color:var(--ink-soft);font-size:.9375rem;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;justify-content:space-between}
.foot ul{display:flex;align-items:baseline;flex-wrap:wrap;gap:.25rem 1rem;list-style:none}.foot a{display:inline-block;padding-block:.25rem}
.foot .link{font:inherit;color:var(--accent);background:none;border:0;padding:.25rem 0;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}.foot .link:hover{color:var(--accent-strong)}
.stack{display:flex;flex-direction:column;gap:1.25rem}.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.spread{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}.muted{color:var(--ink-soft)}.small{font-size:.9375rem}.strong{font-weight:600}
.number{font-variant-numeric:tabular-nums;white-space:nowrap}
.card{background:var(--surface);border:1px solid var(--line);border-radius:.875rem;padding:1.25rem;box-shadow:0 1px 2px light-dark(oklch(.3 .02 80/.06),transparent);display:flex;flex-direction:column;gap:1rem}
.columns{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;align-items:start}.pair{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem}
.field{display:flex;flex-direction:column;gap:.375rem}.field label,legend{font-weight:600}.field .hint{color:var(--ink-soft);font-size:.9375rem}
.field input,.field select,.field textarea{font:inherit;color:inherit;width:100%;min-height:2.75rem;padding:.5rem .875rem;background:var(--surface);border:1px solid var(--line-strong);border-radius:.625rem}
.field select{appearance:none;padding-inline-end:2.75rem;background:var(--surface) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23807a70' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3 6 5 5 5-5'/%3E%3C/svg%3E") right .875rem center/1rem no-repeat}
.field input:hover,.field select:hover,.field textarea:hover{border-color:var(--ink-soft)}
.field [aria-invalid=true]{border-color:var(--danger)}.field .wrong{color:var(--danger);font-size:.9375rem;font-weight:600}
.check,.choice{display:flex;gap:.75rem;align-items:flex-start;cursor:pointer}.check input,.choice input{flex:none;width:1.25rem;height:1.25rem;margin:.175rem 0 0}
.check{padding-block:.5rem}.choice{border:1px solid var(--line-strong);border-radius:.625rem;padding:.75rem 1rem;background:var(--surface)}
.choice:has(:checked){border-color:var(--accent);background:var(--accent-soft)}.choice>span{flex:1;min-width:0}
.button{font:inherit;font-weight:600;line-height:1.2;text-align:center;text-decoration:none;display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid transparent;border-radius:.625rem;background:var(--accent);color:var(--on-accent);cursor:pointer}
.button:hover{background:var(--accent-strong);color:var(--on-accent)}.button.full{width:100%}.button.large{min-height:3.25rem;font-size:1.125rem}
.button.secondary{background:var(--surface);color:var(--ink);border-color:var(--line-strong)}.button.secondary:hover{background:var(--sunken)}
.notice{border-radius:.625rem;padding:.875rem 1rem;background:var(--accent-soft);border:1px solid var(--accent-line)}
.notice.danger{background:var(--danger-soft);border-color:var(--danger);color:var(--ink)}.notice.warning{background:var(--warning-soft);border-color:var(--warning)}
.notice:focus-visible{outline-color:currentColor}
.facts{display:grid;grid-template-columns:minmax(0,1fr);gap:.25rem .75rem}.facts dt{color:var(--ink-soft);font-size:.9375rem}.facts dd{font-weight:600}
hr{border:0;border-top:1px solid var(--line);width:100%;margin:0}
@media(min-width:40rem){.pair{grid-template-columns:1fr 1fr}.card{padding:1.75rem}}
@media(min-width:60rem){.columns{grid-template-columns:minmax(0,1fr) 24rem;gap:2.5rem}.columns>.aside{position:sticky;top:1.5rem}}
@media print{:root{color-scheme:light}.foot,.skip{display:none}}
`
