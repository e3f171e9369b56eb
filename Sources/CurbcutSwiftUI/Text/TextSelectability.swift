import CurbcutUIKit
import Foundation

/// Whether people can select text.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textselectability>.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// People can select text.
///
/// Follows <https://developer.apple.com/documentation/swiftui/enabledtextselectability>.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// People cannot select text.
///
/// Follows <https://developer.apple.com/documentation/swiftui/disabledtextselectability>.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// They can.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// They cannot.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private enum TextSelectabilityKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isTextSelectable: Bool {
    get { self[TextSelectabilityKey.self] }
    set { self[TextSelectabilityKey.self] = newValue }
  }
}

/// Offers to copy a text that is pressed for long. As on iOS, it is the whole text.
@MainActor
final class TextCopying: NSObject, UIContextMenuInteractionDelegate {
  private let text: () -> String
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ text: @escaping () -> String) { self.text = text }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let text = text()
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: SystemWord.copy.text, image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.string = text
        }
      ])
    })
  }
}

extension View {
  /// Lets people copy the texts in the view: a long press opens a menu for it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/textselection(_:)>.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }
}
