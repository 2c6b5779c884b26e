/**
 * The server draws buttons and fields before their code is there; on a slow phone that takes seconds. A press meanwhile
 * would be lost and a typed word wiped out, so the head's script keeps them until React has taken the control over. A
 * form that is sent early waits likewise: the browser would put what was typed into the address.
 */

/** Milliseconds after which a press has been forgotten by whoever made it. */
const patienceMs = 15_000;

/** Says that React has taken over the page, apart from the parts that still wait for their own code. */
export const markTakenOver = (): void => {
  document.documentElement.dataset.live = "";
};

/**
 * Runs in the head. React keeps the properties of every element that it has taken over under a key of its own; there is
 * no public sign of it. The key is there while React still works on the element's surroundings, so the press waits for
 * an idle moment; nobody else hears of it before, or it would count twice. A check box turns only then: React would turn it back. A typed value is taken out and put back, because React passes on only what differs from the value that it knows.
 */
export const earlyPressScript = `(()=>{const d=document,typed=new Map();let press=null,until=0;
const live=e=>"live" in d.documentElement.dataset&&Object.keys(e).some(k=>k.startsWith("__reactProps$"));
const type=(e,text)=>{e.value="";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(e),"value").set.call(e,text);
e.dispatchEvent(new Event("input",{bubbles:true}))};
const idly=self.requestIdleCallback??(f=>setTimeout(f,200));
const wait=()=>{if(Date.now()>until){typed.clear();press=null}
for(const[e,text]of typed)if(!e.isConnected)typed.delete(e);else if(live(e)){typed.delete(e);idly(()=>type(e,text))}
if(press){const{e,again}=press;if(!e.isConnected)press=null;else if(live(e)&&!typed.size){press=null;idly(again)}}
if(typed.size||press)requestAnimationFrame(wait)};
const keep=change=>{const idle=!typed.size&&!press;change();until=Date.now()+${patienceMs};if(idle)requestAnimationFrame(wait)};
d.addEventListener("click",event=>{
const e=event.isTrusted&&event.target.closest("button:not([type=submit]),input[type=checkbox],input[type=radio]");
if(!e||live(e))return;
event.stopImmediatePropagation();
if(e.type!=="button")event.preventDefault();
keep(()=>{press={e,again(){e.click()}}})},true);
d.addEventListener("input",({target:e,isTrusted})=>{
if(isTrusted&&!live(e)&&e.matches("input:not([type=checkbox],[type=radio]),textarea"))keep(()=>typed.set(e,e.value))},true);
d.addEventListener("submit",event=>{const e=event.target;
if(live(e)||e.hasAttribute("action"))return;
event.preventDefault();keep(()=>{press={e,again(){e.requestSubmit()}}})},true)})()`;
