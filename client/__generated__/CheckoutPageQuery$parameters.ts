/**
 * @generated SignedSource<<d2fcb83c4389987962c65726142e3a33>>
 * @relayHash 2464c26d4b24d1c37862cfb26883d088
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2464c26d4b24d1c37862cfb26883d088

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2464c26d4b24d1c37862cfb26883d088",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
