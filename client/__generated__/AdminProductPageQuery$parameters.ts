/**
 * @generated SignedSource<<8d4348b5d4c02d1912cb7c7453db5940>>
 * @relayHash 58bf5d878782acfb0aba0b679288f80e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4acfd9990bab8175c459caf719e09d85dfff1a54617d9f56558a61dd224d30db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4acfd9990bab8175c459caf719e09d85dfff1a54617d9f56558a61dd224d30db",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
