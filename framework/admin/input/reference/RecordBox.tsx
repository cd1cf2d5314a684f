import { useState } from "react";
import { OptionBox } from "./OptionBox.tsx";
import { type Option, useOptions } from "./useOptions.ts";

interface Props {
  /** The resource to select from. */
  target: string;
  label: string;
  value: Option | null;
  onChange: (value: Option | null) => void;
}
/** Selects one row of a resource outside a form. */
export function RecordBox({ target, ...props }: Props) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const found = useOptions(target, open, text);
  return <OptionBox {...props} {...found} open={open} onOpen={setOpen} onSearch={setText} />;
}
