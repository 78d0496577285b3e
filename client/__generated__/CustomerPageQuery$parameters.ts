/**
 * @generated SignedSource<<1e3fbbd217f18a44cac686fbe6a1e74c>>
 * @relayHash 03a1752dab4788018e4e9331a0579aea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03a1752dab4788018e4e9331a0579aea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03a1752dab4788018e4e9331a0579aea",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
