/**
 * @generated SignedSource<<1a1af86dd746dda877cb64d4729ae8c2>>
 * @relayHash 218edaf1d97669c24136f32b786ee5c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 929fd28db6d4c5970ebe80c9fd53bf046ea63bf4ed4e1b31ed88f05b6b376faf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "929fd28db6d4c5970ebe80c9fd53bf046ea63bf4ed4e1b31ed88f05b6b376faf",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
