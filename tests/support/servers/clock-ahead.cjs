// Loaded into a shop by a test: its clock runs 301 seconds ahead, so that every ID token is old.
const now = Date.now.bind(Date);
Date.now = () => now() + 301_000;
