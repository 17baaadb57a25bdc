/**
 * Where the script in the head announces a tap that waits. It may do so before React hydrates the page,
 * which leaves a text alone that was served empty.
 */
export function WaitingTapAnnouncement() {
  return (
    <p role="status" suppressHydrationWarning className="tap-status">
      {""}
    </p>
  );
}
