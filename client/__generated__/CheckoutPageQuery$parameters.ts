/**
 * @generated SignedSource<<7d7fe5e0debc9edb74e49e7f920c42b9>>
 * @relayHash 148df9a673a8189e21d79cb6f903362a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 148df9a673a8189e21d79cb6f903362a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "148df9a673a8189e21d79cb6f903362a",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
