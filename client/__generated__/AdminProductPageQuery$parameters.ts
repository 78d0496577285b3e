/**
 * @generated SignedSource<<60c7663753113b8abbd809c80ea1ef0c>>
 * @relayHash 8d93c9c6219ed4b9003704b3e5c47cb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a07127e988c1110c349f66d4ba9c4d9e07ba1c8264feca71f3c5a035708ceae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a07127e988c1110c349f66d4ba9c4d9e07ba1c8264feca71f3c5a035708ceae",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
