/**
 * @generated SignedSource<<71ecc5fc3b6210810605bc93f1093c39>>
 * @relayHash 074464df2ad4425b03688a796d6fbbe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 074464df2ad4425b03688a796d6fbbe8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentPageQuery } from './DocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "074464df2ad4425b03688a796d6fbbe8",
    "metadata": {},
    "name": "DocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
