/**
 * @generated SignedSource<<0601c179737dda99f97f62011633063f>>
 * @relayHash 95b2bf233c17ef6e2dc3648b1ed06226
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95b2bf233c17ef6e2dc3648b1ed06226

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95b2bf233c17ef6e2dc3648b1ed06226",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
