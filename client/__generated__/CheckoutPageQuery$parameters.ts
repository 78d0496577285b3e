/**
 * @generated SignedSource<<b31c5db9705f88d242c3773637cebc80>>
 * @relayHash 711c1c577b3639e117eeccb8ff7fca32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 711c1c577b3639e117eeccb8ff7fca32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "711c1c577b3639e117eeccb8ff7fca32",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
