// Where new versions are told of, and the public half of the key that must have signed it.
// docs/releasing.md tells how the pair is made; the private half never comes near the repository.
import type { UpdateSource } from './updates';

export const UPDATE_SOURCE: UpdateSource = {
  feed: 'https://gonfalon.example/updates/latest.json',
  publicKey: `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAiT0ZxpMQirT+9vYaf6dtZRtF9bFuv36MbcetPXRTgsk=
-----END PUBLIC KEY-----
`,
};
