import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { MessagePage } from "./MessagePage.tsx";

/** The page for a visitor without an account. */
export function Show() {
  const translate = useTranslate();
  return (
    <Box component="main">
      <MessagePage
        title="Markethall"
        actions={
          <Button component={Link} to="/login" variant="contained">
            {translate("markethall.shell.login.submit")}
          </Button>
        }
      >
        {translate("markethall.shell.show.content")}
      </MessagePage>
    </Box>
  );
}
