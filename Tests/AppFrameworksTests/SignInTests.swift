import AccessibilityTree
import CurbcutAuthenticationServices
import CurbcutMessageUI
import CurbcutSwiftUI
import CurbcutUIKit
import Foundation
import Testing

@MainActor
@Suite("Signing in on a device without an account", .serialized)
struct SignInTests {
  @Test func theButtonIsReadAndItsRequestFails() {
    struct Screen: View {
      @State private var outcome = "none"
      var body: some View {
        VStack {
          SignInWithAppleButton(.continue) { request in
            request.requestedScopes = [.email]
          } onCompletion: { result in
            if case .failure(let error) = result {
              outcome = "\((error as? ASAuthorizationError)?.code == .unknown)"
            }
          }
          .signInWithAppleButtonStyle(.whiteOutline)
          .frame(height: 50)
          Text(verbatim: "Failed: \(outcome)")
        }
      }
    }
    let screen = AppScreen(Screen())
    #expect(screen.labels == ["Continue with Apple", "Failed: none"])
    let button = screen.element("Continue with Apple")
    #expect(button?.traits.contains(.button) == true && button?.frame.height == 50)
    screen.activate("Continue with Apple")
    #expect(screen.labels.contains("Failed: true"))
  }

  private struct PasskeyScreen: View {
    @Environment(\.authorizationController) private var controller
    @State private var outcome = "none"
    var body: some View {
      VStack {
        Button("Use Passkey") {
          Task {
            let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
              relyingPartyIdentifier: "example.com")
            let request = provider.createCredentialAssertionRequest(challenge: Data([1, 2, 3]))
            do {
              switch try await controller.performRequests(
                [request], options: .preferImmediatelyAvailableCredentials)
              {
              case .passkeyAssertion: outcome = "signed in"
              default: outcome = "something else"
              }
            } catch {
              outcome = "\((error as? ASAuthorizationError)?.code == .unknown)"
            }
          }
        }
        Text(verbatim: "Failed: \(outcome)")
      }
    }
  }

  @Test func aPasskeyIsNotThere() async {
    let screen = AppScreen(PasskeyScreen())
    screen.activate("Use Passkey")
    for _ in 0..<10_000 where !screen.labels.contains("Failed: true") {
      await Task.yield()
      screen.settle()
    }
    #expect(screen.labels == ["Use Passkey", "Failed: true"])
  }

  private struct WebScreen: View {
    @Environment(\.webAuthenticationSession) private var session
    @State private var outcome = "none"
    var body: some View {
      VStack {
        Button("Sign In") {
          guard let url = URL(string: "https://example.com/login") else { return }
          Task {
            do {
              _ = try await session.authenticate(using: url, callbackURLScheme: "app")
            } catch ASWebAuthenticationSessionError.canceledLogin {
              outcome = "true"
            } catch {
              outcome = "\(error)"
            }
          }
        }
        Text(verbatim: "Cancelled: \(outcome)")
      }
    }
  }

  private func waiting(_ screen: AppScreen, until isThere: (AppScreen) -> Bool) async {
    for _ in 0..<1000 where !isThere(screen) {
      await Task.yield()
      screen.settle()
    }
  }

  @Test func aPageIsAskedForAndCanBeClosed() async {
    let screen = AppScreen(WebScreen())
    screen.activate("Sign In")
    await waiting(screen) { $0.element("Continue") != nil }
    #expect(screen.labels.contains { $0.contains("Wants to Use “example.com” to Sign In") })
    screen.activate("Continue")
    #expect(screen.labels.contains("You Are Not Connected to the Internet"))
    screen.activate("Cancel")
    await waiting(screen) { $0.element("Cancelled: true") != nil }
    #expect(screen.labels.contains("Cancelled: true") && screen.element("Cancel") == nil)
  }

  @Test func theQuestionCanBeDenied() async {
    let screen = AppScreen(WebScreen())
    screen.activate("Sign In")
    await waiting(screen) { $0.element("Cancel") != nil }
    screen.activate("Cancel")
    await waiting(screen) { $0.element("Cancelled: true") != nil }
    #expect(screen.labels == ["Sign In", "Cancelled: true"])
  }

  @Test func aSessionWithoutAWindowFails() {
    var code: ASWebAuthenticationSessionError.Code?
    let session = ASWebAuthenticationSession(
      url: URL(fileURLWithPath: "/"), callbackURLScheme: nil
    ) { _, error in code = (error as? ASWebAuthenticationSessionError)?.code }
    #expect(!session.canStart && !session.start())
    #expect(code == .presentationContextNotProvided && !session.start())
  }

  @Test func nobodyIsKnown() async throws {
    #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "x") == .notFound)
    #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
  }
}
