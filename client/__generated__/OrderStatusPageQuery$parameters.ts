/**
 * @generated SignedSource<<a91e792f1912e5a8d742d3c4f325f1b6>>
 * @relayHash 3c3009ec619f835e41b60bca267f7e44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c3009ec619f835e41b60bca267f7e44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c3009ec619f835e41b60bca267f7e44",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
