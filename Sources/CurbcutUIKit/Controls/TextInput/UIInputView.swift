import Foundation

/// A view that replaces the keyboard or sits above it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinputview>.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The appearance of an input view.
  public enum Style: Int, Hashable, Sendable {
    /// Without a background of its own.
    case `default`
    /// With the background of the keyboard.
    case keyboard
  }

  /// The appearance of the view; fixed at initialisation.
  open private(set) var inputViewStyle: Style
  /// Whether the view's height is determined by its constraints; false by default.
  @Unsupported("UIInputView.allowsSelfSizing: the view is as high as its frame")
  open var allowsSelfSizing = false

  /// Makes an input view of a style.
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
