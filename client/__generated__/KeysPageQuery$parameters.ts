/**
 * @generated SignedSource<<ae70811c40afa06cdfd1d266b096aa6d>>
 * @relayHash d4371c27cb3ddf2ba29ae9b185377ab8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c62b5e4cb5db66828a8c75ac2af03da098a4a10d88fdea7312c1848048fc877

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KeysPageQuery } from './KeysPageQuery.graphql';

const node: PreloadableConcreteRequest<KeysPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c62b5e4cb5db66828a8c75ac2af03da098a4a10d88fdea7312c1848048fc877",
    "metadata": {},
    "name": "KeysPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
