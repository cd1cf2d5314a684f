import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useHealth } from "../session/useHealth.ts";

/** Buttons that fill in the demo's logins. */
export function DemoLogins({
  onChoose,
}: {
  onChoose: (username: string, password?: string) => void;
}) {
  const translate = useTranslate();
  const data = useHealth();
  if (!data?.demo) return null;
  const { logins = [], password } = data;
  const nameRole = (username: string) =>
    translate(`markethall.shell.login.demoRoles.${username.replace(":", "_")}`, { _: username });
  return (
    <Box
      sx={{
        mt: 3,
        p: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: 2,
        bgcolor: "background.paper",
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate("markethall.shell.login.demo")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {logins.map((username) => (
          <Chip
            key={username}
            size="medium"
            variant="outlined"
            label={nameRole(username)}
            title={username}
            onClick={() => onChoose(username, password)}
          />
        ))}
      </Box>
      {password && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, textWrap: "balance" }}>
          {translate("markethall.shell.login.demoPassword", { password })}
        </Typography>
      )}
    </Box>
  );
}
