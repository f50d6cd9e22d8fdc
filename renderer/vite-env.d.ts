// Types of the bundler's own additions: import.meta.glob, style sheets and asset addresses.
/// <reference types="vite/client" />
