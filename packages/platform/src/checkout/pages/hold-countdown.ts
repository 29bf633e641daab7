/** Ticks where scripts run; without them the page says until when the goods are held, which is as good. */
export const holdCountdown = `(()=>{const e=document.getElementById('hold');if(!e)return;
const end=performance.now()+Number(e.dataset.seconds)*1000,t=e.querySelector('[data-left]');t.hidden=false;
const tick=()=>{const s=Math.max(0,Math.ceil((end-performance.now())/1000));
if(s===0){e.textContent=e.dataset.passed;e.setAttribute('role','alert');e.className='notice warning';return}
t.lastElementChild.textContent=Math.floor(s/60)+':'+String(s%60).padStart(2,'0');setTimeout(tick,500)};tick()})()`
