import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import { useTranslate } from "react-admin";

const Keys = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "max-content 1fr",
  gap: "10px 16px",
  alignItems: "baseline",
  margin: 0,
  "& dd": { margin: 0 },
  "& kbd": {
    font: "inherit",
    fontSize: theme.typography.caption.fontSize,
    padding: "1px 6px",
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
  },
}));
interface Props {
  /** Keys, and what each does. */
  keys: readonly (readonly [key: string, text: string])[];
  onClose: () => void;
}
/** Lists the keyboard shortcuts of a screen. */
export function KeysDialog({ keys, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{translate("framework.list.keys.title")}</DialogTitle>
      <DialogContent>
        <Keys>
          {keys.map(([key, text]) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </Keys>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate("ra.action.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
