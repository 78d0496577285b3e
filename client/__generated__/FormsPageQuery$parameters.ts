/**
 * @generated SignedSource<<55de27b3462af27ff475125d3c0c81a4>>
 * @relayHash 51a157a09f3ebfbec31a94cd94d9333f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51a157a09f3ebfbec31a94cd94d9333f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormsPageQuery } from './FormsPageQuery.graphql';

const node: PreloadableConcreteRequest<FormsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51a157a09f3ebfbec31a94cd94d9333f",
    "metadata": {},
    "name": "FormsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
