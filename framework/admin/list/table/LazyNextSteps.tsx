import { type ComponentProps, useEffect, useState } from "react";
import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../../lazy/useLoadWhenIdle.ts";
import type { NextSteps } from "./NextSteps.tsx";

const Loaded = createLazyComponent(async () => (await import("./NextSteps.tsx")).NextSteps);
const uses = ["pointerover", "focusin"] as const;

/** The next steps of rows, loaded when the list is idle, or with the first use of a row. */
export function LazyNextSteps(props: ComponentProps<typeof NextSteps>) {
  const [isUsed, setUsed] = useState(false);
  useLoadWhenIdle(Loaded);
  useEffect(() => {
    const body = props.body.current;
    if (!body || isUsed) return;
    const use = () => setUsed(true);
    for (const name of uses) body.addEventListener(name, use);
    return () => {
      for (const name of uses) body.removeEventListener(name, use);
    };
  });
  return isUsed ? <Loaded {...props} /> : null;
}
