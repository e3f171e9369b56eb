import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// Lets a person sign in on a web page, for views of SwiftUI.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/webauthenticationsession>.
@MainActor
public struct WebAuthenticationSession: Sendable {
  /// How the page is shown.
  public enum BrowserSession: Hashable, Sendable {
    /// Nothing is kept of what the page stores, and the person is not asked.
    case ephemeral
    /// The page knows what it has stored before.
    case shared
  }

  nonisolated init() {}

  /// Asks the person, and shows the page.
  ///
  /// - Returns: the address with which the page calls the app back.
  /// - Throws: an ``ASWebAuthenticationSessionError``; always here, where no page can be reached.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await authenticate(url, preferredBrowserSession)
  }

  /// Asks the person, and shows the page.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]
  ) async throws -> URL {
    try await authenticate(url, preferredBrowserSession)
  }

  private func authenticate(_ url: URL, _ preferred: BrowserSession?) async throws -> URL {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let windows = scenes.flatMap(\.windows)
    guard let window = windows.first(where: \.isKeyWindow) ?? windows.first else {
      throw ASWebAuthenticationSessionError(.presentationContextInvalid)
    }
    return try await withCheckedThrowingContinuation { continuation in
      let session = ASWebAuthenticationSession(url: url, callbackURLScheme: nil) { url, error in
        if let url {
          continuation.resume(returning: url)
        } else {
          continuation.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
        }
      }
      session.prefersEphemeralWebBrowserSession = preferred == .ephemeral
      _ = session.start(over: window)
      Self.current = session
    }
  }

  /// Keeps the session while its page is shown.
  private static var current: ASWebAuthenticationSession?
}

private enum WebAuthenticationSessionKey: EnvironmentKey {
  static var defaultValue: WebAuthenticationSession { WebAuthenticationSession() }
}

extension EnvironmentValues {
  /// Lets a person sign in on a web page.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/webauthenticationsession>.
  public var webAuthenticationSession: WebAuthenticationSession { self[WebAuthenticationSessionKey.self] }
}
