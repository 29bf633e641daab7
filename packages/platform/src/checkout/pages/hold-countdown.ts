/** Ticks where scripts run; without them the page says until when the products are held, which is as good. */
export const holdCountdown = `(()=>{const e=document.getElementById('hold');if(!e)return;
const end=performance.now()+Number(e.dataset.seconds)*1000,t=e.querySelector('[data-left]');t.hidden=false;
const tick=()=>{const s=Math.max(0,Math.ceil((end-performance.now())/1000));
if(s===0){e.textContent=e.dataset.passed+' ';e.append(Object.assign(document.createElement('a'),{href:location.pathname,textContent:e.dataset.again}));e.setAttribute('role','alert');e.className='notice warning';return}
const two=n=>String(n).padStart(2,'0'),d=Math.floor(s/86400),h=Math.floor(s/3600)%24,m=Math.floor(s/60)%60;
t.lastElementChild.textContent=(d?d+' d ':'')+(d||h?h+':'+two(m):m)+':'+two(s%60);setTimeout(tick,500)};tick()})()`
