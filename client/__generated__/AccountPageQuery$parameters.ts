/**
 * @generated SignedSource<<a9e548c47c4eedbd1f6862463844760f>>
 * @relayHash 518ee44ca182e4f78f0d1d57fdb3f53f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6737bff12ff8a6366d447fc7f6bbaaec199ea8ccc92519c6f175f1a434edb129

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6737bff12ff8a6366d447fc7f6bbaaec199ea8ccc92519c6f175f1a434edb129",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
