import { lazy, Suspense } from "react";

const SettingsPanel = lazy(async () => ({
  default: (await import("./SettingsPanel.tsx")).SettingsPanel,
}));

/** The settings panel, loaded when it first opens. */
export const LazySettingsPanel = ({ open, onClose }: { open: boolean; onClose: () => void }) =>
  open && (
    <Suspense>
      <SettingsPanel onClose={onClose} />
    </Suspense>
  );
