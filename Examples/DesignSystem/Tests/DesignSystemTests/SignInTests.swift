import AccessibilityTesting
import DesignSystem
import Testing

@MainActor
@Suite struct SignInTests {
  @Test func reads() {
    let screen = Screen(of: SignInController())
    screen.expectTranscript {
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

  @Test func signsIn() {
    let user = VoiceOverUser(of: Screen(of: SignInController()))
    user.hears("Welcome back, Heading")
    user.flick(.right)
    user.hears("Name, Text field")
    user.activate()
    user.type("Ada")
    user.activate("Password")
    user.type("secret")
    user.activate("Sign in")
    user.hears("Hello, Ada.")
  }

  @Test(.textSize(.accessibilityExtraLarge), .device(.iPhoneSE))
  func staysReadableWhenLarge() {
    Screen(of: SignInController()).expectAudit(rules: ["textClipped", "dynamicType"])
  }
}
