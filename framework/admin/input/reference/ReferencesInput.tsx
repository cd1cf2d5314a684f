import type { KindInputProps } from "../InputProps.ts";
import { ReferenceBox } from "./ReferenceBox.tsx";

export const ReferencesInput = (props: KindInputProps) => <ReferenceBox props={props} several />;
