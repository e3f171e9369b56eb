import Foundation

/// A view in place of the keyboard, or above it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinputview>.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Hashable, Sendable {
    /// As it is drawn.
    case `default`
    /// On the background of the keyboard.
    case keyboard
  }

  /// How the view looks; fixed when it is made.
  open private(set) var inputViewStyle: Style
  /// Whether the view is as high as its constraints say; false by default.
  @Unsupported("UIInputView.allowsSelfSizing: the view is as high as its frame")
  open var allowsSelfSizing = false

  /// A view of a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
