import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Title } from "react-admin";
import { useSearchParams } from "react-router";
import { ResourceList } from "../../../../framework/admin/list/ResourceList.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { writeOffs } from "../writeOffs.ts";
import { TodayList } from "./TodayList.tsx";
import { useMessages } from "./useMessages.ts";
import { WriteOffDesk } from "./WriteOffDesk.tsx";

/** The pickup desk: one code after another, and the pickups of today. */
export function WriteOffScreen() {
  const t = useMessages();
  const messages = useResourceMessages(writeOffs);
  const [search, setSearch] = useSearchParams();
  if (search.has("filter") || search.has("all")) return <ResourceList resource={writeOffs} />;
  return (
    <Stack spacing={2.5}>
      <Title title={messages.title} />
      <Typography
        variant="h3"
        component="h1"
        sx={{ maxWidth: 640, width: "100%", mx: "auto !important" }}
      >
        {messages.title}
      </Typography>
      <WriteOffDesk />
      <Box sx={{ maxWidth: 640, width: "100%", mx: "auto !important" }}>
        <TodayList />
        <Button onClick={() => setSearch({ all: "1" })} sx={{ mt: 1 }}>
          {t("all")}
        </Button>
      </Box>
    </Stack>
  );
}
