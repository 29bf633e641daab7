import { codesForm } from './order-summary.ts'

/** The form of the codes also asks for another language: what was chosen in the form beside it goes along. */
export const submitChoice = `(()=>{document.getElementById('${codesForm}')?.addEventListener('formdata',({formData})=>{
const e=document.querySelector('[name=delivery]:checked,[name=method]:checked');if(e&&!e.defaultChecked)formData.set(e.name,e.value)})})()`
