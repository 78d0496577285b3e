/**
 * @generated SignedSource<<b19576509238d3df56cc9de8a7a61fe1>>
 * @relayHash 4304202ca56a6eaf8a2720b832228fe6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d8865ac2bdb7deeeaf765aacd332238636a13a15ed436eaa3ce8c2621a15bde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUserPageQuery } from './AdminUserPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d8865ac2bdb7deeeaf765aacd332238636a13a15ed436eaa3ce8c2621a15bde",
    "metadata": {},
    "name": "AdminUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
