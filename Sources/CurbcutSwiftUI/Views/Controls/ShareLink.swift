import CurbcutUIKit
import Foundation

/// A button that offers to share something.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sharelink>.
public struct ShareLink<Label: View>: View {
  private let items: [Any]
  private let label: Label

  init(items: [Any], label: Label) {
    self.items = items
    self.label = label
  }

  /// A button.
  public var body: some View {
    Button {
      ShareSheet.present(items)
    } label: {
      label
    }
  }

  /// Creates a button that shares a text or URL, with a view as its label.
  public init<T: _ShareableItem>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item._shared], label: label())
  }

  /// Creates a button that shares something, with a preview and a view as its label.
  public init<T: _ShareableItem, P, I>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item._shared], label: label())
  }

  /// Creates a button that shares several texts or URLs, with a view as its label.
  public init<C: RandomAccessCollection>(
    items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where C.Element: _ShareableItem {
    self.init(items: items.map(\._shared), label: label())
  }
}

/// Something that can be shared.
public protocol _ShareableItem {
  /// The item as UIKit shares it.
  var _shared: Any { get }
}

extension String: _ShareableItem {
  public var _shared: Any { self }
}
extension URL: _ShareableItem {
  public var _shared: Any { self }
}
extension Image: _ShareableItem {
  public var _shared: Any { self }
}
extension Data: _ShareableItem {
  public var _shared: Any { self }
}
extension AttributedString: _ShareableItem {
  public var _shared: Any { String(characters) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares a text or URL.
  public init<T: _ShareableItem>(item: T, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item._shared], label: DefaultShareLinkLabel(title: nil))
  }
  /// Creates a button that shares several texts or URLs.
  public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil)
  where C.Element: _ShareableItem {
    self.init(items: items.map(\._shared), label: DefaultShareLinkLabel(title: nil))
  }
  /// Creates a button with a localised text that shares a text or URL.
  public init<T: _ShareableItem>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: [item._shared], label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// Creates a button with a text that shares a text or URL.
  @_disfavoredOverload
  public init<S: StringProtocol, T: _ShareableItem>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: [item._shared], label: DefaultShareLinkLabel(title: Text(title)))
  }
  /// Creates a button that shares something, with a preview.
  public init<T: _ShareableItem, P, I>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
  ) {
    self.init(items: [item._shared], label: DefaultShareLinkLabel(title: nil))
  }
  /// Creates a button with a localised text that shares something, with a preview.
  public init<T: _ShareableItem, P, I>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<P, I>
  ) {
    self.init(items: [item._shared], label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// Creates a button with a text that shares something, with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, T: _ShareableItem, P, I>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
  ) {
    self.init(items: [item._shared], label: DefaultShareLinkLabel(title: Text(title)))
  }
}

/// The label of a button that shares.
///
/// Follows <https://developer.apple.com/documentation/swiftui/defaultsharelinklabel>.
public struct DefaultShareLinkLabel: View {
  let title: Text?

  /// A text and a symbol.
  public var body: some View {
    Label {
      title ?? Text(verbatim: SystemWord.share.text + "…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What is shown of something before it is shared.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sharepreview>.
public struct SharePreview<Image, Icon> {
  let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localised text.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
  /// Creates a preview with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localised text and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
  /// Creates a preview with a text and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

/// Shows the system's sheet for sharing.
@MainActor
private enum ShareSheet {
  static func present(_ items: [Any]) {
    let window = UIApplication.shared.windows.last { $0.isKeyWindow } ?? UIApplication.shared.windows.last
    guard var top = window?.rootViewController else { return }
    while let next = top.presentedViewController { top = next }
    let pictures: [Any] = items.map { ($0 as? Image)?.platformImage ?? $0 }
    let sheet = UIActivityViewController(activityItems: pictures, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = top.view
    top.present(sheet, animated: true)
  }
}

extension Image {
  fileprivate var platformImage: UIImage? {
    switch source {
    case .named(let name, let bundle): UIImage(named: name, in: bundle, compatibleWith: nil)
    case .system(let name, _): UIImage(systemName: name)
    case .platform(let image): image
    }
  }
}
