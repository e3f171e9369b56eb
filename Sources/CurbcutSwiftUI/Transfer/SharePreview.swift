import Foundation

/// What is shown of something before it is shared.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sharepreview>.
public struct SharePreview<Image, Icon> {
  let title: Text

  private init(text: Text) { title = text }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ title: Text) { self.init(text: title) }
  /// A title.
  public init(_ titleKey: LocalizedStringKey) { self.init(text: Text(titleKey)) }
  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(text: Text(title)) }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// A title and a picture.
  public init(_ title: Text, image: Image) { self.init(text: title) }
  /// A title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(text: Text(titleKey)) }
  /// A title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(text: Text(title)) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// A title and a symbol.
  public init(_ title: Text, icon: Icon) { self.init(text: title) }
  /// A title and a symbol.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(text: Text(titleKey)) }
  /// A title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(text: Text(title)) }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// A title, a picture and a symbol.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(text: title) }
  /// A title, a picture and a symbol.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(text: Text(titleKey)) }
  /// A title, a picture and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(text: Text(title)) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title that can be translated.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource) { self.init(Text(title)) }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// A title that can be translated, and a picture.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image: Image) { self.init(Text(title), image: image) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// A title that can be translated, and an icon.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, icon: Icon) { self.init(Text(title), icon: icon) }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// A title that can be translated, a picture and an icon.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(Text(title), image: image, icon: icon)
  }
}
