import { type ComponentProps, useState } from "react";
import { createLazyComponent } from "../lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../lazy/useLoadWhenIdle.ts";
import type { RowMenu } from "./RowMenu.tsx";

const Loaded = createLazyComponent(async () => (await import("./RowMenu.tsx")).RowMenu);

/** The menu of a row. Its code is loaded when the list is idle, or with its first opening. */
export function LazyRowMenu(props: ComponentProps<typeof RowMenu>) {
  const [wasOpen, setWasOpen] = useState(false);
  useLoadWhenIdle(Loaded);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <Loaded {...props} /> : null;
}
