export function hasNginx(): boolean;
