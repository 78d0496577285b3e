/**
 * @generated SignedSource<<29dccb276cd9862dd4a232f16f22ee45>>
 * @relayHash 361b79af06e632f57b1ab377744f57b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 361b79af06e632f57b1ab377744f57b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentCheckPageQuery } from './DocumentCheckPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentCheckPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "361b79af06e632f57b1ab377744f57b4",
    "metadata": {},
    "name": "DocumentCheckPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
