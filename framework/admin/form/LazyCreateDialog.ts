import { lazy } from "react";

/** The dialog of `CreateDialogContext`, loaded when it first opens. */
export const LazyCreateDialog = lazy(() => import("./CreateDialog.tsx"));
