import Foundation

/// An entry of a menu that does something: an action or a command.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenuleaf>.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
  /// The text that is shown and spoken.
  var title: String { get set }
  /// The title that explains the entry where shortcuts are listed, if any.
  var discoverabilityTitle: String? { get set }
  /// The image beside the title, if any.
  var image: UIImage? { get set }
  /// The appearance and behaviour of the entry.
  var attributes: Attributes { get set }
  /// Whether the entry is shown as on.
  var state: State { get set }
  /// Does what the entry does.
  ///
  /// - Parameters:
  ///   - sender: What the entry is chosen from.
  ///   - target: What a command is sent to; nil for the first in the responder chain that performs it.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}

extension UICommand: UIMenuLeaf {}
