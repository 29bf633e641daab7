/** Both apps and the server have one copy of these: contexts and hooks are known by identity. */
export const sharedPackages = ['react', 'react-dom', 'react-router']
