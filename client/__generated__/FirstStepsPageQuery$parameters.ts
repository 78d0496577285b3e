/**
 * @generated SignedSource<<2eaf63530edb1a47a008ce76dc9f2487>>
 * @relayHash a9ea3bb8314e5182f293f472d14f9f77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9ea3bb8314e5182f293f472d14f9f77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FirstStepsPageQuery } from './FirstStepsPageQuery.graphql';

const node: PreloadableConcreteRequest<FirstStepsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9ea3bb8314e5182f293f472d14f9f77",
    "metadata": {},
    "name": "FirstStepsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
