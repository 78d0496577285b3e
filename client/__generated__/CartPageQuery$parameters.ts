/**
 * @generated SignedSource<<600e87d4ed8c936f4bdff7e72580162d>>
 * @relayHash dceeb9f9fec83cc1b908d9bcb6d97100
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dceeb9f9fec83cc1b908d9bcb6d97100

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dceeb9f9fec83cc1b908d9bcb6d97100",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
