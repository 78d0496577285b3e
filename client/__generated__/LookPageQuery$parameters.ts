/**
 * @generated SignedSource<<d617feab23430c2ff435b73057d968e6>>
 * @relayHash f01d7f73414cf54da9aab60425fc0cde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f01d7f73414cf54da9aab60425fc0cde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LookPageQuery } from './LookPageQuery.graphql';

const node: PreloadableConcreteRequest<LookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f01d7f73414cf54da9aab60425fc0cde",
    "metadata": {},
    "name": "LookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
