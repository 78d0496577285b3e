/**
 * @generated SignedSource<<72f2f449530482ba55c6ec1f371763de>>
 * @relayHash 8726d0ad78180a251c0f366764f4faf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b75a98c92c4c417eede494d521a8bb15a4d0d2c46b43c10d8109f263894dff4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b75a98c92c4c417eede494d521a8bb15a4d0d2c46b43c10d8109f263894dff4",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
