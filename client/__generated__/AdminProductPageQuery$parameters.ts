/**
 * @generated SignedSource<<2a583747fde38fada23e583cddaf6995>>
 * @relayHash 5623acad181890e8d48619dd78eb29e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5623acad181890e8d48619dd78eb29e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5623acad181890e8d48619dd78eb29e5",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
