import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useNotify } from "react-admin";
import { useToast } from "../../../framework/admin/toast/useToast.tsx";
import { Notifications } from "../../../src/layout/Notifications.tsx";

/** The messages that appear for a while, each shown by its button. */
export function Toasts() {
  const toast = useToast();
  const notify = useNotify();
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        Toasts
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" onClick={() => toast("Sample saved", { undo: async () => {} })}>
          Undo
        </Button>
        <Button variant="outlined" onClick={() => toast("Sample created", { to: "/samples" })}>
          View
        </Button>
        <Button variant="outlined" onClick={() => notify("It failed.", { type: "error" })}>
          Error
        </Button>
      </Stack>
      <Notifications />
    </>
  );
}
