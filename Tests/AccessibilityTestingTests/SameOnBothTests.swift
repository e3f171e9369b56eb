import AccessibilityTree
import DesignSystem
import Testing

#if LIVE_SCREENS
  import LiveScreens
#else
  import AccessibilityTesting
#endif

/// What must hold whatever shows the screens: the same file is compiled for Curbcut's stage and for that of Apple's UIKit,
/// which here runs on Curbcut's UIKit.
@MainActor
@Suite(.serialized)
struct SameOnBothTests {
  @Test func aControllerReads() {
    let screen = Screen(of: SignInController())
    screen.expectTranscript(record: .never) {
      """
      Welcome back, Heading
      Name, Text field
          Double tap to edit.
      Password, Secure text field
          Double tap to edit.
      Sign in, Button
      """
    }
    screen.expectAudit()
  }

  @Test func aViewReads() {
    Screen(of: PriceTag(price: "€ 12", insteadOf: "€ 15")).expectTranscript(record: .never) {
      "€ 12, was € 15"
    }
  }

  @Test(.dark, .device(.iPadMini))
  func aViewOfSwiftUIReads() {
    let screen = Screen(of: ProductCard(name: "Teapot", rating: 4))
    screen.expectTranscript(record: .never) {
      """
      Teapot, Heading
      Rating, 4 of 5 stars, adjustable
          Swipe up or down with one finger to adjust the value.
      Not in your cart
      Add to cart, Button
      """
    }
    #expect(screen.window.bounds.width == 744)
    let user = VoiceOverUser(of: screen)
    user.activate("Add to cart")
    user.touch("1 in your cart")
    user.hears("1 in your cart")
  }

  @Test func aValueIsChanged() {
    let user = VoiceOverUser(of: Screen(of: QuantityStepper("Quantity", quantity: 9)))
    user.flick(.up)
    user.hears("10")
  }

  @Test func aFieldIsEdited() {
    let user = VoiceOverUser(of: Screen(of: SignInController()))
    user.hears("Welcome back, Heading")
    user.flick(.right)
    user.hears("Name, Text field")
    user.activate()
    user.type("Ada")
    #expect(user.element?.value?.string == "Ada")
    user.activate("Password")
    user.type("secret")
    user.activate("Sign in")
    user.touch("Hello, Ada.")
    user.hears("Hello, Ada.")
  }
}
