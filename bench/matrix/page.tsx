import { createRoot } from "react-dom/client";
import { type Editor, Screen } from "./Screen.tsx";

declare global {
  interface Window {
    /** Milliseconds from mounting the form until the frame with its last row is painted. */
    mountForm: (editor: Editor) => Promise<number>;
    /** Milliseconds of work that each key since the last question has made: its handlers, and the frame that shows it. */
    takeKeys: () => number[];
  }
}
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const lastRow = '[data-source^="skus.199."]';

window.mountForm = async (editor) => {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const mounted = performance.now();
  createRoot(root).render(<Screen editor={editor} />);
  while (!document.querySelector(lastRow)) await frame();
  // What a callback of one frame sees is painted when the next frame begins.
  await frame();
  return performance.now() - mounted;
};

let keys: number[] = [];
window.takeKeys = () => {
  const taken = keys;
  keys = [];
  return taken;
};
/** What is posted in a callback of a frame arrives when that frame has been painted. */
const afterPaint = (then: () => void) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(null);
};
window.addEventListener(
  "keydown",
  () => {
    const begun = performance.now();
    let handled = begun;
    // The letter reaches the box between the two events of a key; both are its work.
    const done = () => {
      handled = performance.now();
    };
    window.addEventListener("input", done, { once: true });
    queueMicrotask(done);
    setTimeout(done);
    requestAnimationFrame(() => {
      const drawing = performance.now();
      afterPaint(() => {
        window.removeEventListener("input", done);
        keys.push(Math.min(handled, drawing) - begun + performance.now() - drawing);
      });
    });
  },
  { capture: true },
);
