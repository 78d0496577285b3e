/**
 * @generated SignedSource<<7ce91d2b8e452d425e066f4feda63cbc>>
 * @relayHash dd70e4b37af56219b52469a8036cd750
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd70e4b37af56219b52469a8036cd750

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd70e4b37af56219b52469a8036cd750",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
