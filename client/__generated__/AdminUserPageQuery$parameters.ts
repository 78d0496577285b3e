/**
 * @generated SignedSource<<fabfcfc94cb1416711eb25db6e359e24>>
 * @relayHash 29b248bd8ba6e8d11672e86b8d2bbcd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29b248bd8ba6e8d11672e86b8d2bbcd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUserPageQuery } from './AdminUserPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29b248bd8ba6e8d11672e86b8d2bbcd8",
    "metadata": {},
    "name": "AdminUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
