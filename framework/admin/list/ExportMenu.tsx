import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslate } from "react-admin";
import { type ExportFormat, exportFormats } from "./useExport.tsx";

interface Props {
  anchor: Element | null;
  onClose: () => void;
  onChoose: (format: ExportFormat) => void;
}
/** Selects the export format. */
export function ExportMenu({ anchor, onClose, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {exportFormats.map((format) => (
        <MenuItem
          key={format}
          onClick={() => {
            onClose();
            onChoose(format);
          }}
        >
          {translate(`framework.list.exportAs.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
