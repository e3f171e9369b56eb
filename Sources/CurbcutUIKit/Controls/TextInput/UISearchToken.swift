import Foundation

/// A piece of a search that stands in the field as one thing: a symbol and a text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtoken>.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// Whatever the app knows the piece by; nil for nothing.
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  /// A piece with a text, and a symbol before it if there is one.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// A token as it stands in the field. The field speaks for it.
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

/// Gives what is copied or dragged for a token.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate>.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Called when the person chose a suggestion for the search. Nobody calls it here.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// Something that a search offers to look for.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchsuggestion>.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// What is shown, and searched for, without looks; nil for a suggestion of a picture alone.
  var localizedSuggestion: String? { get }
  /// What VoiceOver says beside it; nil for nothing.
  var localizedDescription: String? { get }
  /// Shown beside the text; nil for nothing.
  var iconImage: UIImage? { get }
  /// Whatever the app knows the suggestion by; nil for nothing.
  var representedObject: Any? { get set }
}

/// A suggestion of a text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchsuggestionitem>.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// What is shown, with its looks; nil for none.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  open var representedObject: Any?
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }

  /// A suggestion of a text.
  ///
  /// - Parameters:
  ///   - localizedSuggestion: What is shown, and searched for.
  ///   - localizedDescription: What VoiceOver says beside it.
  ///   - iconImage: Shown beside the text.
  public convenience init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: localizedSuggestion),
      localizedDescription: localizedDescription, iconImage: iconImage)
  }

  /// A suggestion of a text with looks; the rest is as in the plain form.
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
