/**
 * @generated SignedSource<<3476e4f7d2c83b7008c07a0604c28932>>
 * @relayHash b2cae864634844ba155b9bb8e6beea1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2cae864634844ba155b9bb8e6beea1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductsPageQuery } from './AdminProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2cae864634844ba155b9bb8e6beea1b",
    "metadata": {},
    "name": "AdminProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
