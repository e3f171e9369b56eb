import Foundation

/// A part of a search that the field shows as a unit: an icon and a text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtoken>.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// An object of the app that the token represents, if any.
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  /// Makes a token with a text and, optionally, an icon before it.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// The view of a token in the field. It is not an accessibility element; the field's value includes its text.
final class SearchTokenView: UIView {
  let token: UISearchToken
  private let label = ControlContentLabel()
  private let symbol = UIImageView(frame: .zero)

  init(token: UISearchToken, color: UIColor) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = color
    layer.cornerRadius = 5
    label.text = token.text
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .subheadline)
    symbol.image = token.icon
    symbol.tintColor = .white
    symbol.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(symbol)
  }

  required init?(coder: NSCoder) { nil }

  private var iconWidth: CGFloat { token.icon == nil ? 0 : 20 }

  override var intrinsicContentSize: CGSize {
    CGSize(width: label.intrinsicContentSize.width + iconWidth + 12, height: 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inner = bounds.insetBy(dx: 6, dy: 0)
    let textWidth = max(0, inner.width - iconWidth)
    symbol.frame = CGRect(
      x: isRightToLeft ? inner.maxX - iconWidth + 4 : inner.minX, y: 4, width: max(0, iconWidth - 4),
      height: max(0, bounds.height - 8))
    label.frame = CGRect(
      x: isRightToLeft ? inner.minX : inner.minX + iconWidth, y: 0, width: textWidth, height: bounds.height)
  }
}

/// The delegate of a search field.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate>.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Called when the user has chosen one of the field's suggestions, after they were removed.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// A search suggestion.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchsuggestion>.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text that is shown and searched for, without attributes; nil if the suggestion is only an image.
  var localizedSuggestion: String? { get }
  /// The text that is shown with its attributes, in place of ``localizedSuggestion``; nil for none.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What VoiceOver says instead of the text, if anything.
  var localizedDescription: String? { get }
  /// The image beside the text, if any.
  var iconImage: UIImage? { get }
  /// An object of the app that the suggestion represents, if any.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

/// A search suggestion that consists of a text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchsuggestionitem>.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text that is shown, with its attributes; nil for none.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  open var representedObject: Any?
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }

  /// Makes a suggestion from a text.
  ///
  /// - Parameters:
  ///   - localizedSuggestion: The text that is shown and searched for.
  ///   - localizedDescription: What VoiceOver says instead of the text.
  ///   - iconImage: Shown beside the text.
  public convenience init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: localizedSuggestion),
      localizedDescription: localizedDescription, iconImage: iconImage)
  }

  /// Makes a suggestion from an attributed text.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}
