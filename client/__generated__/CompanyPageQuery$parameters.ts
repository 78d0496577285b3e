/**
 * @generated SignedSource<<63ffd6c805b40b0bd8f0eaa37f27dd95>>
 * @relayHash dbf694c4adfad8132f75c182dc16bc4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbf694c4adfad8132f75c182dc16bc4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyPageQuery } from './CompanyPageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbf694c4adfad8132f75c182dc16bc4a",
    "metadata": {},
    "name": "CompanyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
