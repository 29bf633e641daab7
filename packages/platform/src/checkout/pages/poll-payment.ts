/**
 * Polls in the background and navigates only when there is a result: a page that reloads itself loses its reader. A
 * redirect is not followed here, because it may lead to the storefront, which a script of this page must not reach.
 */
export const pollPayment = `(()=>{const look=async()=>{try{const r=await fetch(location.href,{cache:'no-store',redirect:'manual'});
if(r.status!==202)return location.reload()}catch{}setTimeout(look,4000)};setTimeout(look,4000)})()`
