/**
 * @generated SignedSource<<c4aa5c0dbbc3cd3f36ab1a747ab07ade>>
 * @relayHash c66a704d3f624149109e71e017e242fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c66a704d3f624149109e71e017e242fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c66a704d3f624149109e71e017e242fd",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
