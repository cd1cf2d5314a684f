import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense } from "react";
import type { KindInputProps } from "../../admin/input/InputProps.ts";

const RichTextEditor = lazy(() => import("../../admin/input/richText/RichTextEditor.tsx"));
/** The editor of rich text, which is loaded when it is shown first. */
const RichTextInput = (props: KindInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
    <RichTextEditor {...props} />
  </Suspense>
);

export default RichTextInput;
