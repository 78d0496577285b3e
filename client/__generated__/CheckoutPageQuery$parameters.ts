/**
 * @generated SignedSource<<833eb6005d7540bb7cf8e165d695ac9d>>
 * @relayHash d35a601838ad751b6fa5e05a000ae41b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ec9687df4ba5ad61662a6e35d57d3ce31dea9822c549228970d42d8889b8279

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ec9687df4ba5ad61662a6e35d57d3ce31dea9822c549228970d42d8889b8279",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
