/**
 * @generated SignedSource<<913770053a4b515eb0366bd4589bb971>>
 * @relayHash 4b49296aab9b9686028e7ddb7510c5a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b49296aab9b9686028e7ddb7510c5a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b49296aab9b9686028e7ddb7510c5a4",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
