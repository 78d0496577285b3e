/**
 * @generated SignedSource<<551da8fe87bdfa74d656ff4c0fd3fe81>>
 * @relayHash 2a7a2c4e58473387fd51f61eeca573cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a7a2c4e58473387fd51f61eeca573cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FirstStepsPageQuery } from './FirstStepsPageQuery.graphql';

const node: PreloadableConcreteRequest<FirstStepsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a7a2c4e58473387fd51f61eeca573cc",
    "metadata": {},
    "name": "FirstStepsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
