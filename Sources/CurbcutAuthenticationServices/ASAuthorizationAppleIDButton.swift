@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// The button with which a person signs in with Apple.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton>.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Sign in with Apple.
    case signIn
    /// Continue with Apple.
    case `continue`
    /// Sign up with Apple.
    case signUp

    /// Sign in with Apple.
    public static let `default` = ButtonType.signIn

    @MainActor fileprivate var title: String {
      switch self {
      case .signIn: SystemWord.signInWithApple.text
      case .continue: SystemWord.continueWithApple.text
      case .signUp: SystemWord.signUpWithApple.text
      }
    }
  }

  /// The colours of the button.
  public enum Style: Int, Hashable, Sendable {
    /// White.
    case white
    /// White with a black line around it.
    case whiteOutline
    /// Black.
    case black
  }

  private let type: ButtonType
  private let style: Style
  private let label = UILabel()
  /// The radius of the corners, in points; 6 by default.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  /// Creates a button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    self.type = type
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    setUp()
  }

  /// Creates a button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public override convenience init(frame: CGRect) {
    self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    (type, style) = (.default, .black)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    label.text = type.title
    label.textColor = style == .black ? .white : .black
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.isAccessibilityElement = false
    addSubview(label)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 140, height: 30)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The words are as high as 43 % of the button (Human Interface Guidelines, Sign in with Apple).
    label.font = .systemFont(ofSize: max(1, bounds.height * 0.43), weight: .medium)
    label.frame = bounds.insetBy(dx: min(8, bounds.width / 8), dy: 0)
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: ASAuthorizationAppleIDButton.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { button in button.type.title }
    answers.traits = { button in inherited.traits(of: button).union(.button) }
  }
}
