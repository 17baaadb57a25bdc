/** Where the dairy delivers: the read-only fields of the delivery form. */
export const place = { city: "Supaul", state: "Bihar", postalCode: "853121" };
export const placeInHindi = { ...place, city: "सुपौल", state: "बिहार" };

/** The year in which the business started, as it states. */
export const operatingSince = 2025;

/** A part of the day, in full hours (0 to 24), Indian time. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** When the dairy delivers. */
export const deliveryHours: Hours = { from: 8, to: 20 };

/** When calls and messages are answered. */
export const supportHours: Hours = { from: 8, to: 20 };

/** Hours after delivery within which to complain, and after which complaints are not considered. */
export const complaints = { windowHours: 2, cutoffHours: 24 } as const;

/** When to cancel a daily subscription (hour of the day) and a one-time order (hours before the slot). */
export const cancellation = { dailyBeforeHour: 21, oneTimeHoursBefore: 1 } as const;
