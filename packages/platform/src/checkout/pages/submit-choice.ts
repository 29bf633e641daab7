import { codesForm } from './order-summary.ts'

/** The form of the codes also switches the language: it submits what was chosen in the form beside it. */
export const submitChoice = `(()=>{document.getElementById('${codesForm}')?.addEventListener('formdata',({formData})=>{
const e=document.querySelector('[name=delivery]:checked,[name=method]:checked');if(e&&!e.defaultChecked)formData.set(e.name,e.value)})})()`
