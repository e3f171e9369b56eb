import CurbcutUIKit
import Foundation

/// A button that shows what can be done with something: a message, a copy.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sharelink>.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View
where Data: RandomAccessCollection, Data.Element: Transferable {
  private let items: Data
  private let label: Label
  private let anchor = ShareAnchor()

  fileprivate init(data: Data, label: Label) {
    items = data
    self.label = label
  }

  public var body: some View {
    Button {
      share()
    } label: {
      label
    }
    .background { ShareAnchorView(anchor: anchor).accessibilityHidden(true) }
  }

  private func share() {
    let shared = items.map { ShareLinkItem.activityItem($0) }
    guard let controller = anchor.view?.nearestViewController else { return }
    let sheet = UIActivityViewController(activityItems: shared, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = anchor.view
    controller.present(sheet, animated: true)
  }
}

/// The place of a button that shares, from which the sheet is presented.
private final class ShareAnchor {
  weak var view: UIView?
}

private struct ShareAnchorView: UIViewRepresentable {
  let anchor: ShareAnchor

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    anchor.view = view
    return view
  }

  func updateUIView(_ view: UIView, context: Context) { anchor.view = view }
}

enum ShareLinkItem {
  /// What UIKit's activities know the value by: itself for text, addresses and pictures, else a provider of its forms.
  @MainActor
  static func activityItem<T: Transferable>(_ value: T) -> Any {
    switch value {
    case let text as String: return text
    case let url as URL: return url
    case let image as Image:
      if let picture = image.platformImage(EnvironmentValues()) { return picture }
    default: break
    }
    let provider = NSItemProvider()
    provider.register(value)
    return provider
  }
}

/// The label of a button that shares, when the app gives none.
///
/// Follows <https://developer.apple.com/documentation/swiftui/defaultsharelinklabel>.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text? = nil) { self.title = title ?? Text(verbatim: SystemWord.share.text + "…") }

  public var body: some View {
    CurbcutSwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

// MARK: Several things

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares things, with a label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(data: items, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares things.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, label: DefaultShareLinkLabel())
  }
  /// Shares things, with a title.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, label: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// Shares things, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, label: DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink {
  /// Shares things with previews, with a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(data: items, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares things with previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(data: items, label: DefaultShareLinkLabel())
  }
  /// Shares things with previews, with a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(data: items, label: DefaultShareLinkLabel(Text(titleKey)))
  }
}

// MARK: One thing

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares a thing, with a label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares a thing.
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel())
  }
  /// Shares a thing, with a title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// Shares a thing, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }
  /// Shares a thing, with a title.
  public init<I: Transferable>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink {
  /// Shares a thing with a preview, with a label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares a thing with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel())
  }
  /// Shares a thing with a preview, with a title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// Shares a thing with a preview, with a title.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(title))
  }
  /// Shares a thing with a preview, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }
}
