import { createRoot } from "react-dom/client";
import { app } from "../../core/app.ts";
import { configureApp } from "../../framework/schema/index.ts";
import { type Editor, Screen } from "./Screen.tsx";

declare global {
  interface Window {
    /** Milliseconds from mounting the form until the frame with its last row is painted. */
    mountForm: (editor: Editor) => Promise<number>;
    /**
     * Milliseconds of work for each key press since the last call: its handlers, and the frame that
     * shows the result.
     */
    takeKeys: () => number[];
  }
}
configureApp(app);
const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const lastRow = '[data-source^="skus.199."]';

window.mountForm = async (editor) => {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const mounted = performance.now();
  createRoot(root).render(<Screen editor={editor} />);
  while (!document.querySelector(lastRow)) await waitForFrame();
  // The state that one frame's callback sees is painted by the start of the next frame.
  await waitForFrame();
  return performance.now() - mounted;
};

let keys: number[] = [];
window.takeKeys = () => {
  const taken = keys;
  keys = [];
  return taken;
};
/**
 * Calls back after the current frame is painted: a message posted in a frame's callback arrives
 * then.
 */
const afterPaint = (then: () => void) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(null);
};
window.addEventListener(
  "keydown",
  () => {
    const startedAt = performance.now();
    let handled = startedAt;
    // The letter reaches the field between the two events of a key press; the work of both counts.
    const done = () => {
      handled = performance.now();
    };
    window.addEventListener("input", done, { once: true });
    queueMicrotask(done);
    setTimeout(done);
    requestAnimationFrame(() => {
      const renderStart = performance.now();
      afterPaint(() => {
        window.removeEventListener("input", done);
        keys.push(Math.min(handled, renderStart) - startedAt + performance.now() - renderStart);
      });
    });
  },
  { capture: true },
);
