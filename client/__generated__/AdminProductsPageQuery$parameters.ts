/**
 * @generated SignedSource<<ca6475bb44bf0d061d643031a9c35625>>
 * @relayHash 73482640450526897c9e12dc3c9dfce3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e7851d528120ba344f0907ec5b9f800c92e58fb414c3028614169d4a65436cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductsPageQuery } from './AdminProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e7851d528120ba344f0907ec5b9f800c92e58fb414c3028614169d4a65436cd",
    "metadata": {},
    "name": "AdminProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
