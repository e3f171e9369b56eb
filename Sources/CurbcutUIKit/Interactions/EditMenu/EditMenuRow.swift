import Foundation

/// The commands that the system offers in an edit menu.
@MainActor
enum EditMenuActions {
  /// The standard commands that the responder chain of a view can perform now.
  static func suggested(for view: UIView) -> [UIMenuElement] {
    let commands: [(SystemWord, StandardEditAction)] = [
      (.cut, .cut), (.copy, .copy), (.paste, .paste), (.delete, .delete), (.select, .select),
      (.selectAll, .selectAll),
    ]
    let start = UIApplication.shared.firstResponder ?? view
    let edits = commands.compactMap { word, action -> UIMenuElement? in
      guard start.target(forAction: action.selector, withSender: nil) != nil else { return nil }
      return UICommand(title: word.text, action: action.selector)
    }
    return edits + (speak(start).map { [$0] } ?? [])
  }

  /// Speaks what is selected, where Speak Selection is on; nil where there is nothing that may be heard.
  private static func speak(_ start: UIResponder) -> UIMenuElement? {
    guard UIKitHost.shared.settings.isSpeakSelectionEnabled, let input = start as? any UITextInput,
      StandardEditAction.copy.applies(to: start), !input.isSecureTextEntry
    else { return nil }
    return UIAction(title: SystemWord.speak.text) { _ in
      AccessibilityChanges.shared.post(.speakSelection, argument: nil)
    }
  }
}

/// The commands of an edit menu, side by side.
final class EditMenuRow: UIView {
  private var buttons: [UIButton] = []
  private let scrollView = UIScrollView()

  /// A card with the commands of a menu, beside a rectangle of a view; nil when it has none.
  static func overlay(_ menu: UIMenu, over view: UIView, at target: CGRect) -> ControlOverlay? {
    let row = EditMenuRow(elements: flattened(menu), source: view)
    guard !row.buttons.isEmpty else { return nil }
    let overlay = ControlOverlay(content: row, near: view, target: target)
    overlay.prefersAbove = true
    row.close = { [weak overlay] in overlay?.close() }
    return overlay
  }

  /// The commands of a menu, with those of the menus inside that are shown inline.
  private static func flattened(_ menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { child -> [UIMenuElement] in
      guard let inner = child as? UIMenu else { return [child] }
      return flattened(inner)
    }
  }

  private var close: (() -> Void)?

  private init(elements: [UIMenuElement], source: UIView) {
    super.init(frame: .zero)
    addSubview(scrollView)
    scrollView.showsHorizontalScrollIndicator = false
    for element in elements {
      let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
      guard !attributes.contains(.hidden) else { continue }
      let button = UIButton(type: .system)
      button.setTitle(element.title, for: .normal)
      if element.title.isEmpty { button.setImage(element.image, for: .normal) }
      button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
      button.tintColor = attributes.contains(.destructive) ? .systemRed : .label
      button.isEnabled = !attributes.contains(.disabled)
      button.addAction(
        UIAction { [weak self, weak source] _ in
          self?.close?()
          if let source { element.perform(from: source) }
        }, for: .primaryActionTriggered)
      buttons.append(button)
      scrollView.addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static let height: CGFloat = 44
  private func width(of button: UIButton) -> CGFloat { button.intrinsicContentSize.width.rounded(.up) + 24 }

  override var intrinsicContentSize: CGSize {
    CGSize(width: buttons.reduce(0) { $0 + width(of: $1) }, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var left: CGFloat = 0
    for button in isRightToLeft ? buttons.reversed() : buttons {
      button.frame = CGRect(x: left, y: 0, width: width(of: button), height: bounds.height)
      left += button.frame.width
    }
    scrollView.contentSize = CGSize(width: left, height: bounds.height)
  }
}
