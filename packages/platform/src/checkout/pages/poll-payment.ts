/** Polls in the background and navigates only when there is a result: a page that reloads itself loses its reader. */
export const pollPayment = `(()=>{const look=async()=>{try{const r=await fetch(location.href,{cache:'no-store'});
if(r.redirected)return location.replace(r.url);if(r.status!==202)return location.reload()}catch{}setTimeout(look,4000)};setTimeout(look,4000)})()`
