/**
 * @generated SignedSource<<2034b0c11edd3d740077fdbd91218f07>>
 * @relayHash 4bfec296de74a1707d0755f2a9b8c838
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bfec296de74a1707d0755f2a9b8c838

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonPageQuery } from './PersonPageQuery.graphql';

const node: PreloadableConcreteRequest<PersonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bfec296de74a1707d0755f2a9b8c838",
    "metadata": {},
    "name": "PersonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
