import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// The button of SwiftUI with which a person signs in with Apple.
///
/// Nobody has signed in to an Apple Account on this device: the completion gets an ``ASAuthorizationError``.
/// Follows <https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton>.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Hashable, Sendable {
    fileprivate let type: ASAuthorizationAppleIDButton.ButtonType
    /// Sign in with Apple.
    public static let signIn = Label(type: .signIn)
    /// Continue with Apple.
    public static let `continue` = Label(type: .continue)
    /// Sign up with Apple.
    public static let signUp = Label(type: .signUp)
  }

  /// The colours of the button.
  public struct Style: Hashable, Sendable {
    fileprivate let style: ASAuthorizationAppleIDButton.Style
    /// Black.
    public static let black = Style(style: .black)
    /// White.
    public static let white = Style(style: .white)
    /// White with a black line around it.
    public static let whiteOutline = Style(style: .whiteOutline)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInStyle) private var style

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: what it says.
  ///   - onRequest: says what the app would like to know.
  ///   - onCompletion: is told what became of it.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  /// The content of the view.
  public var body: some View {
    AppleButton(type: label.type, style: style.style, onRequest: onRequest, onCompletion: onCompletion)
      .id([label.type.rawValue, style.style.rawValue])
  }
}

/// The button of UIKit.
private struct AppleButton: UIViewRepresentable {
  let type: ASAuthorizationAppleIDButton.ButtonType
  let style: ASAuthorizationAppleIDButton.Style
  let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  final class Coordinator: NSObject, ASAuthorizationControllerDelegate {
    var button: AppleButton
    private var controller: ASAuthorizationController?

    init(_ button: AppleButton) { self.button = button }

    func ask() {
      let request = ASAuthorizationAppleIDProvider().createRequest()
      button.onRequest(request)
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      self.controller = controller
      controller.performRequests()
    }

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) { button.onCompletion(.success(authorization)) }

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { button.onCompletion(.failure(error)) }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
    let view = ASAuthorizationAppleIDButton(type: type, style: style)
    let coordinator = context.coordinator
    view.addAction(UIAction { _ in coordinator.ask() }, for: .touchUpInside)
    return view
  }

  func updateUIView(_ uiView: ASAuthorizationAppleIDButton, context: Context) {
    context.coordinator.button = self
  }

  /// As wide as there is room, and at least 140 by 30 points.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: ASAuthorizationAppleIDButton, context: Context
  ) -> CGSize? {
    let least = uiView.intrinsicContentSize
    return CGSize(
      width: max(least.width, proposal.width ?? 0), height: max(least.height, proposal.height ?? 0))
  }
}

private enum SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of the buttons for Sign in with Apple in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/signinwithapplebuttonstyle(_:)>.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}
