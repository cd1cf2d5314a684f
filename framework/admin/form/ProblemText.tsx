import Box from "@mui/material/Box";

/** The messages above a form: one as text, several as a list. */
export function ProblemText({ messages }: { messages: readonly string[] }) {
  if (messages.length < 2) return messages[0];
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </Box>
  );
}
