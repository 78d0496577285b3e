/**
 * @generated SignedSource<<025596c18b87cf2fa95a1042241562af>>
 * @relayHash 888fede75b62d68fffdb33dab8d903d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bd6ac04d578e0f5b257ab7009ffaa0c22399270f6f5206c46201e521ee002d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bd6ac04d578e0f5b257ab7009ffaa0c22399270f6f5206c46201e521ee002d9",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
