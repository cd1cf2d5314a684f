import Typography from "@mui/material/Typography";

/** An action in a menu; a disabled one shows its reason below the name. */
export const ActionMenuItem = ({ name, why }: { name: string; why: string | null }) =>
  why === null ? (
    name
  ) : (
    <span>
      {name}
      <Typography
        component="span"
        variant="caption"
        sx={{ display: "block", whiteSpace: "normal", maxWidth: 260 }}
      >
        {why}
      </Typography>
    </span>
  );
