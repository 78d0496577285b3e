import { graphql, useFragment } from 'react-relay'
import type { ProductForm_product$key } from '../../../../__generated__/ProductForm_product.graphql.ts'

/** What the server has of a product's form. */
export const useSavedProduct = (key: ProductForm_product$key) =>
  useFragment(
    graphql`
      fragment ProductForm_product on Product {
        id
        slug
        productNumber
        isPersonalisable
        groups {
          id
        }
        variants {
          id
          size
          fit
          color {
            id
            title
          }
          properties {
            key
            text
            number
            flag
          }
          values {
            key
            text
          }
          sku
          stock
          ownPrice {
            cents
          }
          backOn
          isOffline
          isChildSize
          ownWeightGrams
          ownExpectedDays
          reorderLevel
          isMarkedPersonalisable
        }
        management {
          revision
          texts {
            title {
              de
              en
            }
            subtitle {
              de
              en
            }
            description {
              de
              en
            }
            details {
              de
              en
            }
            careLabel {
              de
              en
            }
            careInstructions {
              de
              en
            }
            deliveryInformation {
              de
              en
            }
            generalInformation {
              de
              en
            }
            composition {
              de
              en
            }
            unit {
              de
              en
            }
            unitPlural {
              de
              en
            }
            fibreNote {
              de
              en
            }
            durabilityTerms {
              de
              en
            }
            personalisationHelp {
              de
              en
            }
            outOfStockTableText {
              de
              en
            }
            outOfStockNote {
              de
              en
            }
          }
          basePrice {
            cents
          }
          childPrice {
            cents
          }
          isOffline
          isMarkedNew
          isMarkedSale
          sortOrder
          personalisationMaxLength
          visibleFrom
          backOn
          expectedDaysMin
          expectedDays
          printingDays
          weightGrams
          tags
          available
          vatGroup
          shippingGroup
          quantityUnit
          discountGroups
          durabilityYears
          parts {
            tiers {
              from
              price {
                cents
              }
              scope
              variantIds
            }
            slots {
              id
              title
              productNumber
            }
            cross {
              id
              title
              productNumber
            }
            offers {
              startsAt
              endsAt
              discountGroups
            }
            properties {
              key
              label {
                de
                en
              }
              value {
                de
                en
              }
            }
            claims {
              text {
                de
                en
              }
              evidence {
                de
                en
              }
            }
            safety {
              producer
              address
              email
              euPerson
              warnings {
                de
                en
              }
            }
            content {
              amount
              unit
            }
            lettering {
              method
              place
              script
              isOutlined
              inks {
                color
                ink
                outline
              }
            }
            downloads {
              fileId
              name
              title {
                de
                en
              }
            }
          }
        }
      }
    `,
    key,
  )
