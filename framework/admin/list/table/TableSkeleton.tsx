/** As many rows as are to come, of the same height, so that nothing jumps when they do. */
export const TableSkeleton = ({ columns, rows }: { columns: number; rows: number }) => (
  <tbody className="bones" aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
      <tr key={row}>
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
          <td key={column}>
            <span className="bone" />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
