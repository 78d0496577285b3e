/**
 * @generated SignedSource<<806d07414ae515e130119c08e47b3cb0>>
 * @relayHash 4e144e6a08bb300c5243377e67a72d12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 946ae9a14aab38d7ff63e89f2722d694c49509064b8df80842554000a0a7dc65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "946ae9a14aab38d7ff63e89f2722d694c49509064b8df80842554000a0a7dc65",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
