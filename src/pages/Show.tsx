import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { hasSession } from "../../authProvider/index.ts";
import { BackToDashboard } from "./BackToDashboard.tsx";
import { MessagePage } from "./MessagePage.tsx";

/** The page that describes the product, with or without an account. */
export function Show() {
  const translate = useTranslate();
  return (
    <Box component="main">
      <MessagePage
        title="Markethall"
        actions={
          hasSession() ? (
            <BackToDashboard />
          ) : (
            <Button component={Link} to="/login" variant="contained">
              {translate("markethall.shell.login.submit")}
            </Button>
          )
        }
      >
        {translate("markethall.shell.show.content")}
      </MessagePage>
    </Box>
  );
}
