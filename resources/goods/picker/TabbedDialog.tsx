import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Theme } from "@mui/material/styles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useId } from "react";

interface Props<T extends string> {
  title: string;
  tabs: readonly T[];
  getName: (tab: T) => string;
  tab: T;
  onTab: (tab: T) => void;
  onClose: () => void;
  /** The area below the tabs: the selection and its buttons. */
  foot: ReactNode;
  children: ReactNode;
}
/** A wide dialog with tabs; full screen on a phone. */
export function TabbedDialog<T extends string>({
  title,
  tabs,
  getName,
  tab,
  onTab,
  onClose,
  foot,
  children,
}: Props<T>) {
  const id = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  return (
    <Dialog
      open
      fullScreen={narrow}
      maxWidth={false}
      onClose={onClose}
      // Events must not bubble to the form or row that opened the dialog.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onSubmit={(event) => event.stopPropagation()}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: narrow ? {} : { width: 1160, maxWidth: "calc(100vw - 48px)" } } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ pb: 1, px: { xs: 2, md: 3 } }}>
        {title}
      </DialogTitle>
      {tabs.length > 1 && (
        <Tabs
          value={tab}
          onChange={(_, next: T) => onTab(next)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={title}
          sx={{ px: { xs: 1, md: 2 }, borderBottom: 1, borderColor: "divider", flexShrink: 0 }}
        >
          {tabs.map((one) => (
            <Tab
              key={one}
              value={one}
              id={`${id}-${one}`}
              aria-controls={`${id}-panel`}
              label={getName(one)}
              sx={{ minWidth: 0 }}
            />
          ))}
        </Tabs>
      )}
      <DialogContent
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={tabs.length > 1 ? `${id}-${tab}` : `${id}-title`}
        // The same height on every tab: filters, the area of 500 pixels, and the pagination.
        sx={{
          display: "flex",
          flexDirection: "column",
          height: { md: 618 },
          px: { xs: 2, md: 3 },
          pt: "16px !important",
          pb: 1,
        }}
      >
        {children}
      </DialogContent>
      {foot}
    </Dialog>
  );
}
