import AccessibilityTesting
import DesignSystem
import Testing

@MainActor
@Suite struct ComponentTests {
  @Test func priceTag() {
    let screen = Screen(of: PriceTag(price: "€ 12", insteadOf: "€ 15"))
    screen.expectTranscript {
      """
      € 12, was € 15
      """
    }
    screen.expectAudit()
  }

  @Test func quantity() {
    let user = VoiceOverUser(of: Screen(of: QuantityStepper("Quantity", quantity: 9)))
    user.flick(.up)
    user.hears("10")
    user.flick(.up)
    user.hears("10")
  }

  @Test(.dark, .device(.iPadMini))
  func productCard() {
    let screen = Screen(of: ProductCard(name: "Teapot", rating: 4))
    screen.expectTranscript {
      """
      Teapot, Heading
      Rating, 4 of 5 stars, adjustable
          Swipe up or down with one finger to adjust the value.
      Not in your cart
      Add to cart, Button
      """
    }
    let user = VoiceOverUser(of: screen)
    user.activate("Add to cart")
    user.touch("1 in your cart")
    user.hears("1 in your cart")
  }
}
