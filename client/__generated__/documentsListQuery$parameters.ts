/**
 * @generated SignedSource<<4e1fce7f7aaf1602c24adbfb3de86f2b>>
 * @relayHash 0617e11c9baaa059da6d9d0d339e9a70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0617e11c9baaa059da6d9d0d339e9a70

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { documentsListQuery } from './documentsListQuery.graphql';

const node: PreloadableConcreteRequest<documentsListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0617e11c9baaa059da6d9d0d339e9a70",
    "metadata": {},
    "name": "documentsListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
