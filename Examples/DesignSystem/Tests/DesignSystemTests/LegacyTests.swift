import AccessibilityTesting
import DesignSystem
import XCTest

/// The same in XCTest, for suites that are not yet written anew.
final class LegacyTests: XCTestCase {
  @MainActor
  func testRating() async {
    let user = VoiceOverUser(of: Screen(of: ProductCard(name: "Teapot", rating: 4)))
    user.flick(.right)
    user.hears("Rating, 4 of 5 stars, adjustable")
    user.flick(.up)
    user.hears("5 of 5 stars")
  }
}
