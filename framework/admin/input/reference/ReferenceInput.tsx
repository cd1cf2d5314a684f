import type { KindInputProps } from "../InputProps.ts";
import { ReferenceBox } from "./ReferenceBox.tsx";

export const ReferenceInput = (props: KindInputProps) => (
  <ReferenceBox props={props} several={false} />
);
