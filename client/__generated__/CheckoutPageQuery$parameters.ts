/**
 * @generated SignedSource<<5e0dca737aa7b06d822d04becb3290fe>>
 * @relayHash 7e53c725a49fec6483a12b573fd37a98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e53c725a49fec6483a12b573fd37a98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e53c725a49fec6483a12b573fd37a98",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
