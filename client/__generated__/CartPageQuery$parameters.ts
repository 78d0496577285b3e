/**
 * @generated SignedSource<<aa9f3962a6be35659abce6d9b06cf69d>>
 * @relayHash f30fd8eee9c91adc85b637d538370022
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f30fd8eee9c91adc85b637d538370022

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f30fd8eee9c91adc85b637d538370022",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
